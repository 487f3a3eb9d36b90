import { type ReactNode, useState } from 'react'
import {
  type DateParts,
  type InputFault,
  accepted,
  type DatePart,
  type Message,
  type Parsed,
} from '../../casefile/inputs/parsed.ts'
import { type Answers, UNKNOWN } from '../../flows/answers.ts'
import type { Flow, FlowQuestion } from '../../flows/schema.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { QuestionPage } from '../controls/QuestionPage.tsx'
import { useMessages, useWords } from '../controls/useWords.ts'
import { DateBoxes } from '../controls/DateBoxes.tsx'
import { FieldBoxes, type FieldView, type Look } from '../controls/FieldBoxes.tsx'
import { parseApr, parseMoney, parseMonths } from '../../casefile/inputs/agreement.ts'
import { parseDateParts, parsePartialDate } from '../../casefile/inputs/dates.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { poundsOf } from '../../rules/money/pence.ts'
import { boundsOf, monthAnswer } from '../../flows/query.ts'
import { misfit } from '../../flows/misfit.ts'

/** Questions on a page, most often one. Nothing is checked before the button is pressed, and what was typed stays. */
export function QuestionStep({
  flow,
  ids,
  unsaid = {},
  heading,
  lead,
  button,
  answers,
  today,
  section,
  onAnswer,
  onBack,
  children,
}: {
  flow: Flow
  ids: readonly string[]
  /** The answers that stand at first for those who cannot say. Their questions are in a fold. */
  unsaid?: Answers
  /** Left out, the only question is the heading. */
  heading?: string
  /** Above the questions, where something else follows them. */
  lead?: string
  button?: string
  answers: Answers
  today: PlainDate
  section?: string | undefined
  onAnswer: (answers: Answers) => void
  onBack: (() => void) | undefined
  children?: ReactNode
}) {
  const words = useWords('shared').run
  const said = useMessages()
  const [typed, setTyped] = useState<Readonly<Record<string, TypedBoxes>>>(() =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const question = flow.questions[id]
        return question ? [[id, typedFrom(question, answers[id] ?? unsaid[id])]] : []
      }),
    ),
  )
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [doubts, setDoubts] = useState<readonly { id: string; answer: string; check: InputFault }[]>([])

  const check = () => {
    const given: Record<string, string> = {}
    const wrong: Fault[] = []
    const doubted: (typeof doubts)[number][] = []
    for (const id of ids) {
      const result = answerTo(flow, id, typed[id] ?? nothingTyped, { ...answers, ...given }, today)
      wrong.push(...faultsOf([[id, result]]))
      if (!result.ok) continue
      given[id] = result.value
      if (result.check !== undefined) doubted.push({ id, answer: result.value, check: result.check })
    }
    setFaults(wrong)
    if (wrong.length > 0) return
    // Something that is probably a mistake is asked about once, and can be kept.
    const isNew = doubted.some(({ id, answer }) => !doubts.some((one) => one.id === id && one.answer === answer))
    if (isNew) setDoubts(doubted)
    else onAnswer(given)
  }
  const fieldsOf = (id: string) => {
    const question = flow.questions[id]
    return (
      question && (
        <QuestionFields
          key={id}
          question={question}
          id={id}
          typed={typed[id] ?? nothingTyped}
          onType={(part) => setTyped((before) => ({ ...before, [id]: { ...nothingTyped, ...before[id], ...part } }))}
          faults={faults}
          asQuestion={heading === undefined}
        />
      )
    )
  }
  const own = ids.filter((id) => unsaid[id] === undefined)
  const folded = ids.filter((id) => unsaid[id] !== undefined)
  return (
    <QuestionPage
      title={flow.questions[ids[0] ?? '']?.ask ?? ''}
      {...{ section, heading, faults, onBack }}
      lead={own.length > 0 ? lead : undefined}
      onContinue={check}
      button={doubts.length > 0 ? words.sure : button}
      fold={{ words: words.unsaid, questions: folded.map(fieldsOf) }}
      below={children}
    >
      {own.map(fieldsOf)}
      {doubts.map(({ id, check: doubt }) => (
        <p key={id} className="doubt" role="alert">
          {said(doubt)}. {fillIn(words.doubt, { button: words.sure })}
        </p>
      ))}
    </QuestionPage>
  )
}

/** The boxes of a question, with one for "I do not know" where that is an answer. */
function QuestionFields({
  question,
  id,
  typed: { value, unknown: isUnknown, ...date },
  onType,
  faults,
  asQuestion,
}: {
  question: FlowQuestion
  id: string
  typed: TypedBoxes
  onType: (part: Partial<TypedBoxes>) => void
  faults: readonly Fault[]
  asQuestion: boolean
}) {
  const look = lookOf(question)
  const unknown = question.kind === 'choice' ? undefined : question.unknown
  const fields: FieldView[] = [
    {
      id,
      look,
      label: question.ask,
      hint: question.hint,
      asQuestion,
      ...(question.kind === 'choice' ? { options: question.options } : {}),
    },
    ...(unknown === undefined
      ? []
      : [{ id: `${id}-unknown`, look: { as: 'tick' as const }, label: unknown, within: 'unknown' as const }]),
  ]
  return (
    <FieldBoxes
      fields={fields}
      typed={{ [id]: look.as === 'date' ? date : value, [`${id}-unknown`]: isUnknown }}
      onType={(box, typed) =>
        onType(
          box === id
            ? look.as === 'date'
              ? (typed as DateParts)
              : { value: typed as string }
            : { unknown: typed === true },
        )
      }
      faults={faults}
      or="or"
    />
  )
}

function lookOf(question: FlowQuestion): Look {
  switch (question.kind) {
    case 'choice':
      return { as: 'choice' }
    case 'date':
    case 'month':
      return { as: 'date', Box: DateBoxes, parts: partsOf(question) }
    case 'money':
      return { as: 'text', prefix: '£', inputMode: 'decimal', width: 10 }
    case 'apr':
      return { as: 'text', suffix: '%', inputMode: 'decimal', width: 6 }
    case 'months':
      // "4 years" is understood as well, so the keyboard has letters.
      return { as: 'text', suffix: 'months', inputMode: 'text', width: 6 }
  }
}

/** Contents of a question's boxes: `value` for one box or the chosen option, the parts of a date, and the box for "I do not know". */
type TypedBoxes = DateParts & { value: string; unknown: boolean }

export const nothingTyped: TypedBoxes = { value: '', day: '', month: '', year: '', unknown: false }

/** Parse what was typed at a question into an answer that agrees with the others. */
export function answerTo(
  flow: Flow,
  id: string,
  typed: TypedBoxes,
  answers: Answers,
  today: PlainDate,
): Parsed<string, Message> {
  const question = flow.questions[id]
  if (!question) throw new Error(`there is no question "${id}"`)
  const result = answerFrom(question, typed, today)
  const fault = result.ok ? misfit(flow, id, result.value, answers) : undefined
  return fault === undefined ? result : { ok: false, fault, parts: partsOf(question) }
}

export function answerFrom(question: FlowQuestion, typed: TypedBoxes, today: PlainDate): Parsed<string, Message> {
  if (question.kind === 'choice')
    return typed.value === '' ? { ok: false, fault: question.error } : accepted(typed.value)
  const parts = partsOf(question)
  const boxes = parts.length > 0 ? parts.map((part) => typed[part]) : [typed.value]
  const empty = boxes.every((words) => words.trim() === '')
  if (typed.unknown && empty) return accepted(UNKNOWN)
  const { unknown } = question
  if (typed.unknown) return { ok: false, fault: { id: 'not-both', unknown: unknown ?? '' }, parts }
  const result = parsedBy(question, typed, today)
  return !result.ok && empty && unknown !== undefined
    ? { ...result, fault: { ...result.fault, wayOut: unknown } }
    : result
}

/** List the parts of a date that a question asks for; none where it has one box. */
function partsOf({ kind }: FlowQuestion): DatePart[] {
  return kind === 'date' ? ['day', 'month', 'year'] : kind === 'month' ? ['month', 'year'] : []
}

/** An answer as it stood in the boxes, for going back to it. */
export function typedFrom(question: FlowQuestion, answer: string | undefined): TypedBoxes {
  if (answer === undefined) return nothingTyped
  if (answer === UNKNOWN && question.kind !== 'choice') return { ...nothingTyped, unknown: true }
  if (partsOf(question).length === 0) return { ...nothingTyped, value: answer }
  const [year = '', month = '', day = ''] = answer.split('-')
  return { ...nothingTyped, day: withoutZero(day), month: withoutZero(month), year }
}

const withoutZero = (part: string) => part.replace(/^0/, '')

function parsedBy(
  question: Exclude<FlowQuestion, { kind: 'choice' }>,
  typed: TypedBoxes,
  today: PlainDate,
): Parsed<string> {
  switch (question.kind) {
    case 'date':
      return parseDateParts(typed, { about: question.about, today })
    case 'month':
      return printed(parsePartialDate(typed, { about: question.what, today }), monthAnswer)
    case 'money':
      return printed(parseMoney(typed.value, boundsOf(question)), (pence) => String(poundsOf(pence)))
    case 'apr':
      return printed(parseApr(typed.value), (points) => String(percentOf(points)))
    case 'months':
      return printed(parseMonths(typed.value), String)
  }
}

const printed = <Value,>(parsed: Parsed<Value>, print: (value: Value) => string): Parsed<string> =>
  parsed.ok ? { ...parsed, value: print(parsed.value) } : parsed
