import type { PlainDate } from '../dates/plainDate.ts'
import { parseApr, parseMoney, parseMonths } from '../casefile/inputs/agreement.ts'
import { type DatePart, parseDateParts, parsePartialDate } from '../casefile/inputs/dates.ts'
import type { InputFault, Message, Parsed } from '../casefile/inputs/parsed.ts'
import { percentOf } from '../rules/credit/rates.ts'
import { poundsOf } from '../rules/money/pence.ts'
import { type Answers, UNKNOWN } from './answers.ts'
import { boundsOf, monthAnswer } from './query.ts'
import { misfit } from './misfit.ts'
import type { Flow, FlowQuestion } from './schema.ts'

/** Contents of a question's boxes: `value` for one box or the chosen option, the parts of a date, and the box for "I do not know". */
export type TypedBoxes = { value: string; day: string; month: string; year: string; unknown: boolean }
export type TypedBox = DatePart | 'value' | 'unknown'

export const nothingTyped: TypedBoxes = { value: '', day: '', month: '', year: '', unknown: false }

/** An answer, perhaps with something to look at again before going on; or what is wrong, and in which boxes. */
export type Accepted = { ok: true; answer: string; check?: InputFault }
export type Refused = { ok: false; message: Message; boxes: readonly TypedBox[] }

type Unread = { ok: false; fault: InputFault; boxes: readonly TypedBox[] }

/** Parse what was typed at a question into an answer that agrees with the others. */
export function answerTo(
  flow: Flow,
  id: string,
  typed: TypedBoxes,
  answers: Answers,
  today: PlainDate,
): Accepted | Refused {
  const question = flow.questions[id]
  if (!question) throw new Error(`there is no question "${id}"`)
  const result = answerFrom(question, typed, today)
  const fault = result.ok ? misfit(flow, id, result.answer, answers) : undefined
  return fault === undefined ? result : { ok: false, message: fault, boxes: questionBoxes(question) }
}

/** Parse what was typed into an answer, whatever the others are. */
export function answerFrom(question: FlowQuestion, typed: TypedBoxes, today: PlainDate): Accepted | Refused {
  const boxes = questionBoxes(question)
  if (question.kind === 'choice') {
    return typed.value === '' ? { ok: false, message: question.error, boxes } : { ok: true, answer: typed.value }
  }
  const empty = boxes.every((box) => typed[box].trim() === '')
  if (typed.unknown && empty) return { ok: true, answer: UNKNOWN }
  const { unknown } = question
  if (typed.unknown) return { ok: false, message: { id: 'not-both', unknown: unknown ?? '' }, boxes }
  const result = parsedBy(question, typed, today)
  if (result.ok) return result
  const message = empty && unknown !== undefined ? { ...result.fault, wayOut: unknown } : result.fault
  return { ok: false, message, boxes: result.boxes }
}

/** The boxes a question has, the one for "I do not know" left out. */
export function questionBoxes({ kind }: FlowQuestion): readonly Exclude<TypedBox, 'unknown'>[] {
  return kind === 'date' ? ['day', 'month', 'year'] : kind === 'month' ? ['month', 'year'] : ['value']
}

/** An answer as it stood in the boxes, for going back to it. */
export function typedFrom(question: FlowQuestion, answer: string | undefined): TypedBoxes {
  if (answer === undefined) return nothingTyped
  if (answer === UNKNOWN && question.kind !== 'choice') return { ...nothingTyped, unknown: true }
  if (question.kind !== 'date' && question.kind !== 'month') return { ...nothingTyped, value: answer }
  const [year = '', month = '', day = ''] = answer.split('-')
  return { ...nothingTyped, day: withoutZero(day), month: withoutZero(month), year }
}

const withoutZero = (part: string) => part.replace(/^0/, '')

function parsedBy(
  question: Exclude<FlowQuestion, { kind: 'choice' }>,
  typed: TypedBoxes,
  today: PlainDate,
): Accepted | Unread {
  switch (question.kind) {
    case 'date': {
      const parsed = parseDateParts(typed, { about: question.about, today })
      return parsed.ok ? { ok: true, answer: parsed.value } : { ...parsed, boxes: parsed.parts }
    }
    case 'month': {
      const parsed = parsePartialDate(typed, { about: question.what, today })
      if (!parsed.ok) return { ...parsed, boxes: parsed.parts }
      return { ok: true, answer: monthAnswer(parsed.value) }
    }
    case 'money':
      return oneBox(parseMoney(typed.value, boundsOf(question)), (pence) => String(poundsOf(pence)))
    case 'apr':
      return oneBox(parseApr(typed.value), (points) => String(percentOf(points)))
    case 'months':
      return oneBox(parseMonths(typed.value), String)
  }
}

const oneBox = (parsed: Parsed<number>, print: (value: number) => string): Accepted | Unread =>
  parsed.ok
    ? { ok: true, answer: print(parsed.value), ...(parsed.check === undefined ? {} : { check: parsed.check }) }
    : { ...parsed, boxes: ['value'] }
