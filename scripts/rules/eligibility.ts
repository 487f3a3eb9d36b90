import { z } from 'zod'
import { daysInMonth, isPlainDate, dateParts, plainDate } from '../../src/dates/plainDate.ts'
import { eligibilityFor, arrangers, customers, finances, vehicles } from '../../src/rules/eligibility/eligibility.ts'
import { command } from './command.ts'
import { strictFields, enumOf, YesNoUnknown } from './fields.ts'

const allowed = 'must be a real date, month or year, like "2016-03-01", "2016-03" or "2016"'

/** A year, a month or a day, as the first and last day it may be. */
const Start = z
  .string({ error: allowed })
  .refine((text) => isPlainDate(text.padEnd(10, '-01')), { error: allowed })
  .transform((text) => {
    const { year, month } = dateParts(text.padEnd(10, '-01'))
    if (text.length === 10) return { from: text, to: text }
    if (text.length === 7)
      return { from: plainDate(year, month, 1), to: plainDate(year, month, daysInMonth(year, month)) }
    return { from: plainDate(year, 1, 1), to: plainDate(year, 12, 31) }
  })

const Question = strictFields({
  vehicle: enumOf(vehicles),
  finance: enumOf(finances),
  start: Start,
  arrangedBy: enumOf(arrangers),
  customer: enumOf(customers),
  zeroRate: YesNoUnknown,
  makersName: YesNoUnknown,
})

/** Decide whether an agreement is of the kind the scheme covers. */
export const eligibility = command(Question, (question, facts, { words }) => {
  const { rule, outcome, ...found } = eligibilityFor(question, facts)
  return { rule, outcome, why: words['eligibility-checker'].why[outcome], ...found }
})
