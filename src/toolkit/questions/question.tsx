import { type ComponentType, type ReactNode, useState } from 'react'
import type { Typed } from '../../casefile/caseFile.ts'
import type { Message, Parsed } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { type Change, compose } from '../case/snapshot.ts'
import { type Boxes, useDraft } from '../case/useDraft.ts'
import { type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import { FieldBoxes, type Look, type Within } from '../controls/FieldBoxes.tsx'
import type { Choice } from '../controls/Radios.tsx'
import { PageQuestion, type QuestionProps } from './PageQuestion.tsx'

/** What a parser gets besides what was typed: the words of the question, the page, and the other boxes. */
export type At = {
  say: (name: string, values?: Readonly<Record<string, string | number>>) => string
  page: QuestionProps
  boxes: Boxes
}

export type Parser<Boxed extends Typed, Value> = (typed: Boxed, at: At) => Parsed<Value, Message>

/** Binding of an answer to its place. `keep` is given null for “I do not know”, undefined where the field is not shown. */
export type AnswerBinding<Value> = {
  given: (page: QuestionProps) => Typed | undefined
  keep: (value: Value | null | undefined, page: QuestionProps) => Change
}

/** Words of a question: a key, or a function of them. */
type Text<Words> = (keyof Words & string) | ((words: Words, page: QuestionProps) => ReactNode)

type QuestionField<Words> = {
  look: Look | ((page: QuestionProps) => Look)
  /** Default: the question itself, for the first field. */
  label?: Text<Words>
  hint?: Text<Words>
  /** Names of the answers to choose from, each with words of its name; left out, those under `options` of the words. */
  options?: readonly (keyof Words & string)[] | ((words: Words, page: QuestionProps) => Choice[])
  /** Words for when nothing was chosen; left out, they are `none`. */
  none?: keyof Words & string
  within?: Within
  /** Check whether it is shown, such as when an answer reveals it. */
  when?: (boxes: Boxes, page: QuestionProps) => boolean
  /** For a tick: the field it makes unnecessary, and whose typing unticks it. */
  insteadOf?: string
  /** Adjust a choice of several as it is made. */
  pick?: (values: readonly string[], before: readonly string[]) => readonly string[]
  parse?: Parser<never, unknown>
  place: AnswerBinding<never>
}

type QuestionData<Words> = {
  /** Left out, it is `title`. */
  title?: (words: Words, page: QuestionProps) => string
  section?: (words: Words, page: QuestionProps) => string
  above?: (words: Words, page: QuestionProps) => ReactNode
  fields: Readonly<Record<string, QuestionField<Words>>>
  /** Doubt to ask about once before it is accepted, and the button that then accepts it. */
  doubt?: {
    when: (values: ReadonlyMap<string, unknown>, page: QuestionProps) => boolean
    says: keyof Words & string
    button: keyof Words & string
  }
}

/** Pair a parser with the place that keeps its value. */
export const reads = <Boxed extends Typed, Value>(parse: Parser<Boxed, Value>, place: AnswerBinding<Value>) => ({
  parse,
  place,
})

export type Question<Words> = ComponentType<QuestionProps> & {
  wordsOf: (page: QuestionProps) => Words
  data: QuestionData<Words>
}

export function question<Words extends object>(
  wordsOf: (page: QuestionProps) => Words,
  data: QuestionData<NoInfer<Words>>,
): Question<Words> {
  const fields = Object.entries(data.fields)
  function QuestionOfData(page: QuestionProps) {
    const words = wordsOf(page)
    const say = sayIn(words)
    const wordOf = (name: string) => wordIn(words, name)
    const textOf = (text: Text<Words>) => (typeof text === 'function' ? text(words, page) : wordOf(text))
    const title = data.title?.(words, page) ?? say('title')
    const [given] = useState(() => JSON.stringify(boxesGiven(data, page)))
    const [boxes, type] = useDraft(() => boxesGiven(data, page))
    const [doubted, setDoubted] = useState('')
    const isDoubted = doubted !== '' && doubted === JSON.stringify(boxes)
    const shown = shownIn(data, boxes, page)
    const choicesOf = ({ options }: QuestionField<Words>): Choice[] =>
      typeof options === 'function' ? options(words, page) : choicesIn(words, options)

    const at = (id: string) => `${page.prefix}${id}`
    const check = (): Fault[] | Change => {
      if (page.mayBeLeft && JSON.stringify(boxes) === given) return compose()
      const { values, faults } = readFields(data, { say, page, boxes })
      if (faults.length > 0) return faults.map((fault) => ({ ...fault, box: at(fault.box) }))
      if (!isDoubted && data.doubt?.when(values, page)) {
        setDoubted(JSON.stringify(boxes))
        return []
      }
      return keepFields(data, values, page)
    }
    const typeInto = (id: string, value: Typed) =>
      type((before) => {
        const pick = data.fields[id]?.pick
        const own = pick ? pick(value as readonly string[], before[id] as readonly string[]) : value
        const instead = fields.flatMap(([other, { insteadOf }]) => (insteadOf === id ? [[other, false] as const] : []))
        return { [id]: own, ...Object.fromEntries(instead) }
      })
    const { doubt } = data
    return (
      <PageQuestion
        title={title}
        page={data.section ? { ...page, section: data.section(words, page) } : page}
        check={check}
        {...(doubt && isDoubted ? { button: say(doubt.button) } : {})}
      >
        {(_, faults, isOne) => (
          <>
            {data.above?.(words, page)}
            <FieldBoxes
              fields={shown.map(([id, field], place) => ({
                id: at(id),
                look: lookOf(field, page),
                label: field.label ? textOf(field.label) : title,
                hint: field.hint ? textOf(field.hint) : place === 0 ? wordOf('hint') : undefined,
                options: choicesOf(field),
                within: field.within,
                asQuestion: isOne && place === 0,
              }))}
              typed={Object.fromEntries(Object.entries(boxes).map(([id, value]) => [at(id), value]))}
              onType={(id, value) => typeInto(id.slice(page.prefix.length), value)}
              faults={faults}
              or={say('or')}
            />
            {doubt && isDoubted && (
              <p className="doubt" role="alert">
                {say(doubt.says)}
              </p>
            )}
          </>
        )}
      </PageQuestion>
    )
  }
  return Object.assign(QuestionOfData, { wordsOf, data })
}

export const sayIn =
  (words: object): At['say'] =>
  (name, values) =>
    fillIn(wordIn(words, name) ?? '', values ?? {})

function wordIn(words: object, name: string): string | undefined {
  const own = (words as Readonly<Record<string, unknown>>)[name]
  return typeof own === 'string' ? own : undefined
}

export const boxesGiven = <Words,>({ fields }: QuestionData<Words>, page: QuestionProps): Boxes =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, field.place.given(page) ?? emptyOf[lookOf(field, page).as]]),
  )

const shownIn = <Words,>({ fields }: QuestionData<Words>, boxes: Boxes, page: QuestionProps) =>
  Object.entries(fields).filter(([, { when }]) => when?.(boxes, page) ?? true)

/** Read the boxes that are shown: values by field (null where “I do not know” is ticked instead), and their faults. */
export function readFields<Words>(
  data: QuestionData<Words>,
  at: At,
): { values: Map<string, unknown>; faults: Fault[] } {
  const shown = shownIn(data, at.boxes, at.page)
  const values = new Map<string, unknown>()
  const faults = shown.flatMap(([id, field]): Fault[] => {
    const isNotKnown = shown.some(([other, { insteadOf }]) => insteadOf === id && at.boxes[other] === true)
    const read: Parsed<unknown, Message> = isNotKnown ? { ok: true, value: null } : valueIn(field, at.boxes[id], at)
    if (read.ok) values.set(id, read.value)
    return faultsOf([[id, read]])
  })
  return { values, faults }
}

/** Keep each value that was read in its place. A field not shown keeps nothing. */
export const keepFields = <Words,>(
  { fields }: QuestionData<Words>,
  values: ReadonlyMap<string, unknown>,
  page: QuestionProps,
): Change => compose(...Object.entries(fields).map(([id, { place }]) => place.keep(values.get(id) as never, page)))

const lookOf = <Words,>({ look }: QuestionField<Words>, page: QuestionProps): Look =>
  typeof look === 'function' ? look(page) : look

const emptyOf: Record<Look['as'], Typed> = {
  choice: '',
  ticks: [],
  tick: false,
  text: '',
  suggest: '',
  area: '',
  date: { day: '', month: '', year: '' },
}

function valueIn<Words>(
  { parse, none = 'none' as never }: QuestionField<Words>,
  typed: Typed | undefined,
  at: At,
): Parsed<unknown, Message> {
  if (parse) return parse(typed as never, at)
  const isEmpty = typed === '' || (Array.isArray(typed) && typed.length === 0)
  return isEmpty ? { ok: false, fault: at.say(none) } : { ok: true, value: typed }
}

/** The answers to choose from, with their words: a name’s own, and its hint under that name with “Hint” after it. */
function choicesIn(words: object, names?: readonly string[]): Choice[] {
  const from = (names ? words : 'options' in words ? words.options : {}) as Readonly<
    Record<string, Omit<Choice, 'value'> | string>
  >
  return (names ?? Object.keys(from)).map((value) => {
    const own = from[value]
    if (typeof own === 'object') return { value, ...own }
    return { value, label: own ?? '', ...(from[`${value}Hint`] ? { hint: from[`${value}Hint`] as string } : {}) }
  })
}
