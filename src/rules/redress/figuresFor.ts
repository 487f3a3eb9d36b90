import { dayNumber, fromDayNumber, type PlainDate } from '../../dates/plainDate.ts'
import { type CreditAgreement, instalment, paymentDays, totalCostOfCredit } from '../credit/creditAgreement.ts'
import { type BasisPoints, monthlyRate, WHOLE } from '../credit/rates.ts'
import { type ByFloor, interestBy, interestFactor, type YearRate } from '../interest/interest.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import type { Confidence, SchemeTerms, Term } from '../scheme/schemeTerms.ts'
import type { Law } from './law.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The arithmetic, before any rule decides. Money is in pence and parts of a penny, rates and shares are fractions. */
export type Figures = ReturnType<typeof figuresFor>

/** Works out every figure whatever the outcome; totals use the interest convention the question names. */
export function figuresFor(question: RedressQuestion, law: Law) {
  const { agreement, conventions } = question
  const monthly = monthlyRate(agreement.apr / WHOLE, conventions.monthlyRate)
  const charged = instalment(agreement, monthly)
  const cost = totalCostOfCredit(agreement, charged)
  const apr = law.figures && aprRemedy(question, law.figures.terms.aprCut.value, law.figures.rates)
  const commission =
    law.figures && question.commission !== null
      ? commissionRemedy(question.commission, question, law.figures.rates)
      : null
  return {
    monthlyRate: monthly,
    instalment: charged,
    totalCostOfCredit: cost,
    /** Null when the commission is not known, or there is no cost of credit to compare it with. */
    shareOfCost: question.commission === null || agreement.apr === 0 ? null : question.commission / cost,
    shareOfLoan: question.commission === null ? null : question.commission / agreement.amountOfCredit,
    /** Null before the scheme's first day. */
    apr,
    /** Null before the scheme's first day, or when the commission is not known. */
    commission,
    hybrid: apr && commission && hybrid(commission.total, apr.total),
    /** The three ceilings on the hybrid; none before the scheme's first day, or when the commission is not known. */
    caps: law.figures && commission ? caps(question, commission.total, law.figures) : [],
  }
}

type Compared = Pick<RedressQuestion, 'agreement' | 'calculatedOn' | 'conventions'>

/**
 * Cost of the charged APR beyond another, given as a fraction, with interest on each overpayment from the day it was
 * paid. The amounts are those of the agreement as it was made. Instalments still to come on the day of calculation are
 * part of the loss, and carry no interest: that is our convention for a loan still running.
 * Money is in pence and parts of a penny; rates are fractions.
 */
function overcharge(
  { agreement, calculatedOn, conventions }: Compared,
  comparedApr: number,
  rates: readonly YearRate[],
) {
  const instalmentAt = (yearly: number) => instalment(agreement, monthlyRate(yearly, conventions.monthlyRate))
  const adjustedInstalment = instalmentAt(comparedApr)
  const overpayment = instalmentAt(agreement.apr / WHOLE) - adjustedInstalment
  // Every overpayment is the same amount, so the factors may be added up before multiplying.
  const factor = paymentsFactor(agreement.start, agreement.months, dayNumber(calculatedOn), rates)
  const loss = agreement.months * overpayment
  const interest = interestBy(overpayment, factor)
  return {
    monthlyRate: monthlyRate(comparedApr, conventions.monthlyRate),
    adjustedInstalment,
    /** The part of each instalment above the adjusted one. */
    overpayment,
    /** The overpayments of the whole term. */
    loss,
    interest,
    /** The loss with its interest, by the convention that the question names. */
    total: loss + interest[conventions.interestFloor],
  }
}

/** The interest, in pence and parts of a penny, on the overpayment of each instalment, row by row, for showing the working. */
export function overpayments(
  { agreement, calculatedOn, conventions }: Compared,
  overpayment: Pence,
  rates: readonly YearRate[],
) {
  const end = dayNumber(calculatedOn)
  return paymentDays(agreement.start, agreement.months).map((day, index) => ({
    number: index + 1,
    due: fromDayNumber(day),
    days: Math.max(0, end - day),
    interest: overpayment * interestFactor(day, end, rates)[conventions.interestFloor],
  }))
}

const known = new WeakMap<readonly YearRate[], Map<string, ByFloor>>()

/**
 * The interest on one unit of money paid with each of the instalments, added up, to a day (as a day number).
 * Kept for as long as the rates are: a rough range tries a hundred APRs, balloons and commissions on the same days,
 * and walking the payments again for each took most of its time.
 */
function paymentsFactor(start: PlainDate, months: number, end: number, rates: readonly YearRate[]): ByFloor {
  const key = `${start} ${months} ${end}`
  const kept = known.get(rates) ?? new Map<string, ByFloor>()
  known.set(rates, kept)
  const factor = kept.get(key) ?? added(paymentDays(start, months).map((day) => interestFactor(day, end, rates)))
  kept.set(key, factor)
  return factor
}

const added = (factors: readonly ByFloor[]): ByFloor => ({
  'per-year': factors.reduce((sum, factor) => sum + factor['per-year'], 0),
  'whole-period': factors.reduce((sum, factor) => sum + factor['whole-period'], 0),
})

/**
 * The APR the scheme puts in place of the one charged, as a fraction: the charged APR less the cut's share of it
 * (FCA policy statement PS26/3, as reported in published summaries). 9.9% cut by 17% is 0.08217.
 */
export const reducedApr = (apr: BasisPoints, cut: BasisPoints): number => (apr * (WHOLE - cut)) / (WHOLE * WHOLE)

/**
 * Cost of the charged APR beyond the reduced one (FCA Handbook, CONRED 6.4.7R to 6.4.14R and 6.4.34R, and their
 * matches in CONRED 5.4: the place was read, the cut is reported, the method is the consultation's). The reduced APR is a fraction.
 */
function aprRemedy(question: Compared, cut: BasisPoints, rates: readonly YearRate[]) {
  const reduced = reducedApr(question.agreement.apr, cut)
  return { reducedApr: reduced, ...overcharge(question, reduced, rates) }
}

/**
 * The whole commission, with interest from the start of the agreement, when the lender paid it
 * (FCA Handbook, CONRED 6.4.4R and 6.4.34R, and their matches in CONRED 5.4; the start day as consulted on in CP25/27).
 * The commission is in whole pence; the interest on it, and both together, in pence and parts of a penny.
 */
function commissionRemedy(
  commission: Pence,
  { agreement, calculatedOn, conventions }: Compared,
  rates: readonly YearRate[],
) {
  const factor = interestFactor(dayNumber(agreement.start), dayNumber(calculatedOn), rates)
  const interest = interestBy(commission, factor)
  return { commission, interest, total: commission + interest[conventions.interestFloor] }
}

/**
 * The hybrid remedy before its caps: halfway between the commission remedy and the APR remedy, each with its interest,
 * in pence and parts of a penny (FCA Handbook, CONRED 6.4.15R to 6.4.16R and their match in CONRED 5.4).
 */
export const hybrid = (commissionRemedy: Pence, aprRemedy: Pence): Pence => (commissionRemedy + aprRemedy) / 2

/** Cost of a loan at one APR, and how much of it is above what it would cost at the rules’ lower one. In whole pence. */
export type RateStep = { apr: BasisPoints; instalment: Pence; cost: Pence; counted: Pence }

/**
 * A loan at an APR, beside the same loan at that APR less the cut’s share of it: the loss of the APR remedy, before interest
 * (FCA policy statement PS26/3). Each amount is rounded half up to the penny from unrounded sums.
 */
export function rateStep(
  loan: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>,
  apr: BasisPoints,
  cut: BasisPoints,
): RateStep {
  const instalmentAt = (yearly: number) => instalment(loan, monthlyRate(yearly, 'effective'))
  const charged = instalmentAt(apr / WHOLE)
  return {
    apr,
    instalment: roundHalfUp(charged),
    cost: roundHalfUp(totalCostOfCredit(loan, charged)),
    counted: roundHalfUp(loan.months * (charged - instalmentAt(reducedApr(apr, cut)))),
  }
}

/** The three ceilings, in the order of the rules. */
export type CapId = 'commission' | 'adjusted-cost' | 'actual-cost'

/**
 * A ceiling on the hybrid remedy, in pence and parts of a penny under both readings of whether it holds its interest.
 * Null where a figure it needs is not known. `share` is the fact behind it, where it has one.
 */
export type Cap = {
  id: CapId
  share: Term | null
  confidence: Confidence
  limit: Pence | null
  withInterest: Pence | null
}

/**
 * The three caps on the hybrid (FCA Handbook, CONRED 6.4.19R to 6.4.21R and their matches in CONRED 5.4). That there are
 * three, and their place, was read; their names, and that the lowest wins, are reported. The formula of the first is
 * reported: a share of the commission with its interest. Those of the others are inferred: what the credit cost beyond
 * the cheapest deals of its time, which falls to nothing just where the rule on those deals takes over; and what it cost.
 */
function caps(
  question: RedressQuestion,
  commissionRemedy: Pence,
  { terms, rates }: { terms: SchemeTerms; rates: readonly YearRate[] },
): Cap[] {
  const { cheapestApr, agreement } = question
  const share = terms.commissionRemedyCap
  const ofCommission = (commissionRemedy * share.value) / WHOLE
  const beyond = (apr: number) => {
    const { loss, total } = overcharge(question, apr / WHOLE, rates)
    return { limit: loss, withInterest: total }
  }
  const unknown = { limit: null, withInterest: null }
  return [
    { id: 'commission', share, confidence: share.confidence, limit: ofCommission, withInterest: ofCommission },
    {
      id: 'adjusted-cost',
      share: null,
      confidence: 'low',
      ...(typeof cheapestApr === 'number' ? beyond(Math.min(cheapestApr, agreement.apr)) : unknown),
    },
    { id: 'actual-cost', share: null, confidence: 'low', ...beyond(0) },
  ]
}

/**
 * The hybrid under its caps, of which the lowest wins. One we are sure of lowers both ends. One we are not sure of lowers
 * only `low`, by its lower reading, so that the range holds the answer with it and without it.
 */
export function capped(amount: Pence, ceilings: readonly Cap[]): { low: Pence; high: Pence } {
  const sure = ceilings.filter(({ confidence }) => confidence === 'high')
  const under = (limits: readonly (Pence | null)[]) => Math.min(amount, ...limits.filter((limit) => limit !== null))
  return { low: under(ceilings.map(({ limit }) => limit)), high: under(sure.map(({ withInterest }) => withInterest)) }
}

/** The cap that lowers the amount furthest by its lower reading; undefined when none that is known does. */
export const bindingCap = (amount: Pence, ceilings: readonly Cap[]): CapId | undefined =>
  ceilings
    .flatMap(({ id, limit }) => (limit !== null && limit < amount ? [{ id, limit }] : []))
    .toSorted((one, other) => one.limit - other.limit)[0]?.id
