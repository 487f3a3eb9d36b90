import type { PlainDate } from '../dates/plainDate.ts'
import { type HolidayNation, holidayNations } from '../facts/fact.ts'
import { FactRangeError, withinKnown } from '../facts/valueOn.ts'
import type { Clock } from '../rules/deadlines/clock.ts'
import { deadlineClocks } from '../rules/deadlines/deadlines.ts'
import { type Answers, type FlowContext, UNKNOWN } from './answers.ts'

/** The clocks a letter can start, and the event of the deadline engine that starts each. */
const startedBy = { ombudsman: 'final-response', 'opt-in': 'opt-in-invitation' } as const
export type LetterClock = keyof typeof startedBy

/** The clock of the last letter; undefined when the letter's day, or the rule for that day, is not known. */
export function letterClock(clock: LetterClock, answers: Answers, context: FlowContext): Clock | undefined {
  const counted = countedFrom(clock, answers, context)
  return counted instanceof FactRangeError ? undefined : counted
}

/** The letter’s day and what is known of the rule, when no rule is known for that day. */
export function letterOutOfRange(
  clock: LetterClock,
  answers: Answers,
  context: FlowContext,
): { date: PlainDate; why: FactRangeError } | undefined {
  const date = letterDay(answers)
  const counted = countedFrom(clock, answers, context)
  return date !== undefined && counted instanceof FactRangeError ? { date, why: counted } : undefined
}

function countedFrom(
  clock: LetterClock,
  answers: Answers,
  { facts, today }: FlowContext,
): Clock | FactRangeError | undefined {
  const date = letterDay(answers)
  if (date === undefined) return undefined
  return withinKnown(
    () => deadlineClocks({ today, nation: nationOf(answers), events: [{ kind: startedBy[clock], date }] }, facts)[0],
    (why) => why,
  )
}

/** Bank holidays differ by nation; England and Wales when it was not asked. */
const nationOf = ({ nation }: Answers): HolidayNation =>
  holidayNations.find((known) => known === nation) ?? 'england-and-wales'

/** The day a letter counts from: the date printed on it, or else its postmark. */
const letterDay = (answers: Answers): PlainDate | undefined => daysAsked(answers).find((day) => day !== UNKNOWN)

/** A date was asked for, and neither the letter nor what it came in has one. */
export const isUndated = (answers: Answers): boolean =>
  daysAsked(answers).length > 0 && letterDay(answers) === undefined

const daysAsked = (answers: Answers): PlainDate[] =>
  [answers['letter-date'], answers.postmark, answers['invitation-date'], answers['determination-date']].filter(
    (day) => day !== undefined,
  )
