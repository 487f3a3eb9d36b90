import { addDays, addMonths, daysBetween, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import { type CreditAgreement, instalment } from './creditAgreement.ts'
import { basisPointsOf, monthlyRate, WHOLE } from './rates.ts'

/**
 * The least rebate when a loan is settled early (Consumer Credit (Early Settlement) Regulations 2004, SI 2004/1483,
 * regulation 4): what is still to fall due, less [A(1 + r)^a − Σ B(1 + r)^b], where A is the amount lent, B each
 * repayment made, a and b the years from each to the settlement day, and r the APR.
 * Assumes every instalment was paid when due and no charge beyond interest. Time is counted from the start in whole
 * months of a twelfth of a year, and days beyond them as 1/365 of a year: our convention, under which the sum to settle
 * on a payment day is the loan's balance. Each figure is rounded half up to whole pence.
 * Throws a RangeError when the settlement day is before the start.
 */
export function rebate(agreement: CreditAgreement, settlementDay: PlainDate) {
  const { start, amountOfCredit, apr, months, balloon } = agreement
  if (settlementDay < start)
    throw new RangeError(`the settlement day, ${settlementDay}, is before the agreement’s start`)
  const yearly = apr / WHOLE
  const level = instalment(agreement, monthlyRate(yearly, 'effective'))
  const now = yearsBetween(start, settlementDay)
  const payments = Array.from({ length: months }, (_, index) => ({
    due: addMonths(start, index + 1),
    at: (index + 1) / 12,
    amount: index + 1 === months ? level + balloon : level,
  }))
  const made = payments.filter(({ due }) => due <= settlementDay)
  const grown = (amount: Pence, since: number) => amount * (1 + yearly) ** (now - since)
  const sum = (amounts: Pence[]) => amounts.reduce((total, amount) => total + amount, 0)
  const toSettle = grown(amountOfCredit, 0) - sum(made.map(({ at, amount }) => grown(amount, at)))
  const remaining = sum(payments.slice(made.length).map(({ amount }) => amount))
  // After the last payment nothing is left but binary noise.
  const settled = made.length === months
  return {
    settlementDay,
    /** Each level instalment. */
    instalment: roundHalfUp(level),
    /** Instalments due up to and on the settlement day, taken as paid. */
    paid: { count: made.length, amount: roundHalfUp(sum(made.map(({ amount }) => amount))) },
    /** Amount that would have been due after it, the balloon included. */
    remaining: roundHalfUp(remaining),
    /** Amount that settles the agreement on that day. */
    toSettle: settled ? 0 : roundHalfUp(toSettle),
    /** What settling then saves: `remaining` less `toSettle`, before either is rounded. */
    rebate: settled ? 0 : roundHalfUp(remaining - toSettle),
  }
}

/** Years from one day to a later one: whole months as twelfths, the days over as 365ths. */
function yearsBetween(from: PlainDate, to: PlainDate): number {
  let months = Math.floor(daysBetween(from, to) / 31)
  while (addMonths(from, months + 1) <= to) months += 1
  return months / 12 + daysBetween(addMonths(from, months), to) / 365
}

/** Ways the lender may put the day later, on agreements of more than a year only. */
export const deferrals = ['none', 'days', 'month'] as const
type Deferral = (typeof deferrals)[number]

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

type HalfPointQuestion = {
  /** Everything the agreement asks for: deposit, every instalment, fees and a PCP's final payment. */
  totalPayable: Pence
  /** All that has been paid, the deposit and part exchange included. */
  paid: Pence
  /** Instalments that fell due and were not paid. They stay due, and count towards the half once they are paid. */
  arrears: Pence
  /** The day written notice is given. */
  noticeOn: PlainDate
}

/**
 * Work out where liability stops when a hire purchase or PCP agreement is ended early by the customer: at half the total price
 * (Consumer Credit Act 1974, sections 99 and 100). What is to pay is any arrears, which stay due (section 99(2)), and
 * as much more as half exceeds the sums paid and due together (section 100(1)). Damage beyond fair wear comes on top
 * (section 100(4)). Half is rounded half up to the penny.
 * Throws a FactRangeError on a day the share is not known, and a RangeError for an amount below 0.
 */
export function halfPoint({ totalPayable, paid, arrears, noticeOn }: HalfPointQuestion, facts: Facts) {
  if (Math.min(totalPayable, paid, arrears) < 0) throw new RangeError('amounts cannot be below 0')
  const half = roundHalfUp((totalPayable * basisPointsOf(numberOn(facts, 'termination.half-share', noticeOn))) / WHOLE)
  return {
    /** Half the total price. */
    half,
    /** What is still to pay: what brings the payments up to half, or the arrears where they are more. Nothing paid beyond half comes back. */
    toPay: Math.max(0, half - paid, arrears),
    /** The part of it that is overdue. */
    arrears,
    /** True when the sums paid come to half or more. */
    reached: paid >= half,
  }
}
