import type {
  Condition,
  Template,
  TemplatePassage,
  TemplatePiece,
  Templates,
  Words,
} from '../content/letters/template.ts'
import { longDate, longDateWithWeekday, type PlainDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { factInWords } from './factInWords.ts'
import type { Block, Row } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import type { LetterId, ValuesOf } from './letterFields.ts'
import { blockText } from './toPlainText.ts'
import { markWord, withNames } from './withNames.ts'

/** Values of blanks and conditions: text, a day, pence or a count, a list, rows. A blank that was not given is undefined or empty. */
export type Values = Readonly<Record<string, BlankValue>>
type BlankValue = string | number | readonly string[] | readonly Row[] | undefined

/** Sources of words besides the values: the parts they name, and a fact in words on a day (undefined: the day of writing). */
type FilledFrom = { templates: Templates; factOn: (id: string, day: PlainDate | undefined) => string }

type Context = Pick<LetterContext, 'today' | 'facts' | 'templates'>

/** A template filled: its lines, and its paragraphs. Throws when the page was not given it. */
export function writeFrom<Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context) {
  const {
    subject = [],
    title = [],
    does = [],
    rests = [],
    greeting = '',
    closing = '',
    next = [],
    body,
  } = templateNamed(context.templates, id)
  const from = filledFrom(context)
  const given = values as Values
  return {
    subject: fillWords(subject, given, from),
    title: fillWords(title, given, from),
    does: fillWords(does, given, from),
    rests: fillWords(rests, given, from),
    greeting,
    closing,
    next,
    blocks: withNames(fill(body, given, from), String(given['name'] ?? '')),
  }
}

/** Fill a template of paragraphs only, as text. */
export const paragraphsOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): string[] =>
  partBlocks(id, values, context).map(blockText)

export const linesOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): string[] =>
  partBlocks(id, values, context).flatMap((block) => (block.kind === 'list' ? block.items : []))

export const rowsOf = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): Row[] =>
  partBlocks(id, values, context).flatMap((block) => (block.kind === 'details' ? block.rows : []))

/** The blocks of a template as they go into another, which knows who has been named before them. */
const partBlocks = <Id extends LetterId>(id: Id, values: ValuesOf<Id>, context: Context): Block[] =>
  fill(templateNamed(context.templates, id).body, values as Values, filledFrom(context))

const filledFrom = ({ templates, facts, today }: Context): FilledFrom => ({
  templates,
  factOn: (id, day) => factInWords(facts, id, day ?? today),
})

/** The template with an id. Throws for one that the page was not given. */
export function templateNamed(templates: Templates, id: string): Template {
  const template = templates[id]
  if (!template) throw new Error(`There is no letter "${id}" on this page`)
  return template
}

/** Fill a template’s paragraphs, lists and rows. Empty ones are left out. */
export const fill = (passages: readonly TemplatePassage[], values: Values, from: FilledFrom): Block[] =>
  passages.flatMap((passage) => blocksOf(passage, values, from)).filter(hasContent)

/** Fill words in one line. An answer goes in as it is: nothing in it is read as a blank. */
export const fillWords = (words: Words, values: Values, from: FilledFrom): string => joined(words, values, from).trim()

function holds(condition: Condition, values: Values): boolean {
  const value = values[condition.if]
  return 'is' in condition ? condition.is.includes(String(value)) : isGiven(value) === condition.given
}

const isGiven = (value: BlankValue) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function blocksOf(passage: TemplatePassage, values: Values, from: FilledFrom): Block[] {
  switch (passage.kind) {
    case 'text':
    case 'heading':
      return [{ kind: passage.kind, text: fillWords(passage.words, values, from) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: passage.ordered,
          items: passage.items.map((item) => fillWords(item, values, from)).filter(Boolean),
        },
      ]
    case 'details':
      return [
        {
          kind: 'details',
          rows: passage.rows
            .flatMap((row): readonly Row[] =>
              'rows' in row
                ? ((values[row.rows] ?? []) as readonly Row[])
                : [{ label: fillWords(row.label, values, from), value: fillWords(row.value, values, from) }],
            )
            .filter(({ value }) => value !== ''),
        },
      ]
    case 'blank':
      return listOf((values[passage.blank] ?? []) as readonly string[], passage.as)
    case 'part':
      return fill(templateNamed(from.templates, passage.part).body, values, from)
    case 'choice':
      return holds(passage, values) ? fill(passage.passages, values, from) : []
  }
}

function listOf(items: readonly string[], as: 'bullets' | 'numbers' | 'paragraphs'): Block[] {
  return as === 'paragraphs'
    ? items.map((text) => ({ kind: 'text', text }))
    : [{ kind: 'list', ordered: as === 'numbers', items: [...items] }]
}

const hasContent = (block: Block) =>
  block.kind === 'list' ? block.items.length > 0 : block.kind === 'details' ? block.rows.length > 0 : block.text !== ''

/** Join pieces. Where an empty piece leaves two spaces, or a space before punctuation, drop one space. */
const joined = (words: Words, values: Values, from: FilledFrom): string =>
  words.reduce<string>((before, piece) => {
    const next = pieceText(piece, values, from)
    if (!/ $/.test(before)) return before + next
    return (opensWithStop([piece], values) ? before.trimEnd() : before) + next.replace(/^ +/, '')
  }, '')

/** Check whether words start with the end of a sentence. An answer that does is left as it is. */
function opensWithStop([first, ...rest]: Words, values: Values): boolean {
  if (first === undefined) return false
  if (typeof first === 'string') return /^ *[.,;:!?)]/.test(first)
  if (!('words' in first)) return false
  return holds(first, values) ? opensWithStop(first.words, values) : opensWithStop(rest, values)
}

function pieceText(piece: TemplatePiece, values: Values, from: FilledFrom): string {
  if (typeof piece === 'string') return piece
  if ('words' in piece) return holds(piece, values) ? joined(piece.words, values, from) : ''
  if ('part' in piece)
    return fill(templateNamed(from.templates, piece.part).body, values, from).map(blockText).join(' ')
  if ('pronoun' in piece) return markWord(piece)
  if ('fact' in piece) return from.factOn(piece.fact, piece.on === undefined ? undefined : String(values[piece.on]))
  const text = printed(values[piece.blank], piece.as)
  return piece.capital ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

function printed(value: BlankValue, as: 'date' | 'weekday' | 'sum' | undefined): string {
  if (value === undefined || value === '') return ''
  switch (as) {
    case 'date':
      return longDate(String(value))
    case 'weekday':
      return longDateWithWeekday(String(value))
    case 'sum':
      return printPounds(Number(value) / 100)
    case undefined:
      return String(value)
  }
}
