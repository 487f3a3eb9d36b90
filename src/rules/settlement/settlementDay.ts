import { addDays, addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'

/** Ways the lender may put the day later, on agreements of more than a year only. */
export const deferrals = ['none', 'days', 'month'] as const
export type Deferral = (typeof deferrals)[number]

/**
 * The day a rebate is worked out to, when a borrower asks on `askedOn` to settle early: so many days later (regulation
 * 5), put back by 30 days or a month if the lender chooses (regulation 6). Consumer Credit (Early Settlement)
 * Regulations 2004, SI 2004/1483.
 * Throws a FactRangeError before 31 May 2005, and a RangeError for a deferral on an agreement of a year or less.
 */
export function settlementDay(askedOn: PlainDate, months: number, deferral: Deferral, facts: Facts): PlainDate {
  const day = addDays(askedOn, numberOn(facts, 'settlement.notice-days', askedOn))
  if (deferral === 'none') return day
  if (months <= A_YEAR)
    throw new RangeError('the settlement day may be put back only on an agreement of more than 12 months')
  return deferral === 'days'
    ? addDays(day, numberOn(facts, 'settlement.deferral', askedOn))
    : addMonths(day, numberOn(facts, 'settlement.deferral-months', askedOn))
}

/** Regulation 6 speaks of a term of more than one year. */
const A_YEAR = 12
