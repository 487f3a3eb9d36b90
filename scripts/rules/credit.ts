import { allInPounds, inPounds, roundHalfUp } from '../../src/rules/money/pence.ts'
import { deferrals, halfPoint, rebate, settlementDay } from '../../src/rules/credit/earlyEnding.ts'
import {
  AgreementFields,
  command,
  Day,
  enumOf,
  Pounds,
  PoundsAboveNothing,
  refuse,
  strictFields,
  TermsFields,
} from './fields.ts'
import { monthlyRate, monthlyRateConventions, WHOLE, basisPointsOf } from '../../src/rules/credit/rates.ts'
import { instalment as instalmentOf, totalCostOfCredit } from '../../src/rules/credit/creditAgreement.ts'
import { dateParts, daysBetween, plainDate } from '../../src/dates/plainDate.ts'
import { numberOn } from '../../src/facts/valueOn.ts'
import {
  bankRateBetween,
  type InterestFloorConvention,
  interestFloorConventions,
  interestOn,
  rateOf,
  type YearRate,
  yearRates,
} from '../../src/rules/interest/interest.ts'

const SettlementQuestion = strictFields({
  agreement: AgreementFields,
  askedOn: Day,
  deferral: enumOf(deferrals),
}).check((given) => {
  const { askedOn, agreement, deferral } = given.value
  if (askedOn < agreement.start) refuse(given, 'askedOn', 'must not be before agreement.start')
  if (deferral !== 'none' && agreement.months <= 12)
    refuse(given, 'deferral', 'must be "none" on an agreement of 12 months or less')
})

/** The least rebate for settling early, and what settles the agreement. */
export const settlement = command(SettlementQuestion, ({ agreement, askedOn, deferral }, facts) => {
  const day = settlementDay(askedOn, agreement.months, deferral, facts)
  const { instalment, paid, settlementDay: _, ...amounts } = rebate(agreement, day)
  return {
    settlementDay: day,
    instalment: inPounds(instalment),
    paid: { count: paid.count, amount: inPounds(paid.amount) },
    ...allInPounds(amounts),
  }
})

const TerminationQuestion = strictFields({
  totalPayable: PoundsAboveNothing,
  paid: Pounds,
  arrears: Pounds.optional(),
  noticeOn: Day,
})

/** Work out where liability stops on voluntary termination. Arrears left out mean none. */
export const termination = command(TerminationQuestion, ({ arrears = 0, ...question }, facts) => {
  const { reached, ...amounts } = halfPoint({ ...question, arrears }, facts)
  return { reached, ...allInPounds(amounts) }
})

const InstalmentQuestion = strictFields({ agreement: TermsFields, monthlyRate: enumOf(monthlyRateConventions) })

export const instalmentCommand = command(InstalmentQuestion, ({ agreement, monthlyRate: convention }) => {
  const monthly = monthlyRate(agreement.apr / WHOLE, convention)
  const level = instalmentOf(agreement, monthly)
  const cost = totalCostOfCredit(agreement, level)
  const amounts = { instalment: level, totalPayable: cost + agreement.amountOfCredit, totalCostOfCredit: cost }
  return { monthlyRate: monthly * 100, ...allInPounds(amounts) }
})

const InterestQuestion = strictFields({
  amount: Pounds,
  from: Day,
  to: Day,
  interestFloor: enumOf(interestFloorConventions),
}).check((given) => {
  if (given.value.to < given.value.from) refuse(given, 'to', 'must not be before from')
})

/** Interest from one day up to and not including another, which is also the day of calculation. */
export const interest = command(InterestQuestion, ({ amount, from, to, interestFloor }, facts) => {
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
