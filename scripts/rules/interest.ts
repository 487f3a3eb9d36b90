import { dateParts, daysBetween, plainDate } from '../../src/dates/plainDate.ts'
import { numberOn } from '../../src/facts/valueOn.ts'
import { basisPointsOf, WHOLE } from '../../src/rules/credit/rates.ts'
import {
  bankRateBetween,
  type InterestFloorConvention,
  interestFloorConventions,
  interestOn,
  rateOf,
  type YearRate,
  yearRates,
} from '../../src/rules/interest/interest.ts'
import { allInPounds, roundHalfUp } from '../../src/rules/money/pence.ts'
import { command, Day, enumOf, Pounds, refuse, strictFields } from './fields.ts'

const Question = strictFields({
  amount: Pounds,
  from: Day,
  to: Day,
  interestFloor: enumOf(interestFloorConventions),
}).check((given) => {
  if (given.value.to < given.value.from) refuse(given, 'to', 'must not be before from')
})

/** Interest from one day up to and not including another, which is also the day of calculation. */
export const interest = command(Question, ({ amount, from, to, interestFloor }, facts) => {
  const series = bankRateBetween(facts, plainDate(dateParts(from).year, 1, 1), to)
  const margin = basisPointsOf(numberOn(facts, 'scheme.interest-margin', from))
  const floor = basisPointsOf(numberOn(facts, 'scheme.interest-floor', from))
  const rates = yearRates(series, { margin, floor }, from, to)
  const under = (convention: InterestFloorConvention) => roundHalfUp(interestOn(amount, from, to, rates, convention))
  return {
    days: daysBetween(from, to),
    ...allInPounds({ interest: under(interestFloor), total: amount + under(interestFloor) }),
    interestByFloor: allInPounds({ 'per-year': under('per-year'), 'whole-period': under('whole-period') }),
    years: yearRows(rates),
  }
})

/** Each calendar year's rate for printing, in percent to six decimals. */
export const yearRows = (rates: readonly YearRate[]) =>
  rates.map((year) => ({
    year: year.year,
    daysAveraged: year.days,
    averageBankRate: percent(year.bankRateSum / (year.days * WHOLE)),
    rate: percent(rateOf(year, true)),
    rateWithoutFloor: percent(rateOf(year, false)),
  }))

const percent = (fraction: number) => Math.round(fraction * 100_000_000) / 1_000_000
