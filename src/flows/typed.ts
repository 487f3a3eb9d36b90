import { parseApr, parseMoney, parseMonths } from '../casefile/inputs/agreement.ts'
import { parseDateParts, parsePartialDate } from '../casefile/inputs/dates.ts'
import { accepted, type DatePart, type DateParts, type Message, type Parsed } from '../casefile/inputs/parsed.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { percentOf } from '../rules/credit/rates.ts'
import { poundsOf } from '../rules/money/pence.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import { misfit } from './misfit.ts'
import { boundsOf, monthAnswer } from './query.ts'
import type { Flow, FlowQuestion } from './schema.ts'

/** Contents of a question's boxes: `value` for one box or the chosen option, the parts of a date, and the box for "I do not know". */
export type TypedBoxes = DateParts & { value: string; unknown: boolean }

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
export function partsOf({ kind }: FlowQuestion): DatePart[] {
  return kind === 'date' ? ['day', 'month', 'year'] : kind === 'month' ? ['month', 'year'] : []
}

/** Turn an answer back into the contents of its boxes. */
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

const printed = <Value>(parsed: Parsed<Value>, print: (value: Value) => string): Parsed<string> =>
  parsed.ok ? { ...parsed, value: print(parsed.value) } : parsed
