import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { costOfCreditAfter, instalment } from '../credit/creditAgreement.ts'
import { monthlyRate, WHOLE } from '../credit/rates.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import { bindingCap, type Cap, capped, type Figures, figuresFor, hybrid, overpayments } from './figuresFor.ts'
import { type Law, lawFor } from './law.ts'
import { lenderLetter } from './lenderLetter.ts'
import { reasonsFor } from './reasonsFor.ts'
import { type RedressQuestion, settled } from './redressQuestion.ts'
import { decideRedress, type RedressDecision, testsFor } from './tests.ts'

/** `high` is null when the commission is not known, because nothing then limits it. */
export type PenceRange = { low: Pence; high: Pence | null }

export type Redress = ReturnType<typeof redressUnder>

/**
 * Work out what the motor finance redress scheme gives for one agreement (FCA Handbook, CONRED 5 from 1 April 2014, CONRED 6
 * before; made by PS26/3). Each amount is rounded half up to the penny from unrounded sums, so a total may differ by a
 * penny from the sum of its rounded parts.
 * Throws a FactRangeError when a figure is not known for those days, and a RangeError when the day of calculation is
 * before the agreement's start.
 */
export const redressFor = (question: RedressQuestion, facts: Facts): Redress =>
  redressUnder(question, lawFor(question.agreement.start, question.calculatedOn, facts))

/** The same under a law already looked up: another series of rates, or figures still being argued over. */
export function redressUnder(question: RedressQuestion, law: Law) {
  const figures = figuresFor(question, law)
  const testsIf = (inFavour: boolean) => testsFor(settled(question, inFavour), figures, law)
  const best = testsIf(true)
  const [against, inFavour] = [decideRedress(testsIf(false), figures), decideRedress(best, figures)]
  const tests = testsFor(question, figures, law)
  const beforeArrears = rangeOf(against, inFavour)
  return {
    /** Outcome of the tests when every unknown is taken in favour of redress. */
    outcome: inFavour.outcome,
    reasons: reasonsFor(question, tests, figures, inFavour, law),
    tests,
    scheme: law.scheme,
    ...rounded(figures, question),
    caps: figures.caps.map(roundedCap),
    /** The known cap that lowers the hybrid furthest, by its lower reading; undefined when none does, or the remedy is another. */
    bindingCap:
      inFavour.remedy === 'hybrid' && figures.hybrid !== null ? bindingCap(figures.hybrid, figures.caps) : undefined,
    /** The letter due, every unknown taken in favour: to someone who had complained, and to someone who had not. */
    letters: { complained: lenderLetter(best, true), notComplained: lenderLetter(best, false) },
    /** The remedy behind `redress.high`. */
    remedy: inFavour.remedy,
    /** After arrears. `low` takes every unknown against redress and applies the unconfirmed caps; `high` the opposite. */
    redress: afterArrears(beforeArrears, question.arrears),
    beforeArrears,
    /** The same arithmetic before rounding. */
    figures,
  }
}

function rangeOf(against: RedressDecision, inFavour: RedressDecision): PenceRange {
  const low = roundHalfUp(Math.min(against.low, inFavour.low))
  if (against.high === null || inFavour.high === null) return { low, high: null }
  return { low, high: roundHalfUp(Math.max(against.high, inFavour.high)) }
}

const afterArrears = ({ low, high }: PenceRange, arrears: Pence): PenceRange => ({
  low: Math.max(0, low - arrears),
  high: high === null ? null : Math.max(0, high - arrears),
})

const orNull = (value: Pence | null) => (value === null ? null : roundHalfUp(value))
const roundedCap = (cap: Cap): Cap => ({ ...cap, limit: orNull(cap.limit), withInterest: orNull(cap.withInterest) })

function rounded({ apr, commission, ...figures }: Figures, { conventions }: RedressQuestion) {
  const percent = (share: number | null) => (share === null ? null : roundHalfUp(share * 1_000_000) / 10_000)
  const { interestFloor } = conventions
  return {
    instalment: roundHalfUp(figures.instalment),
    adjustedInstalment: apr && roundHalfUp(apr.adjustedInstalment),
    totalCostOfCredit: roundHalfUp(figures.totalCostOfCredit),
    /** Percent, to four decimals. */
    commissionShareOfCost: percent(figures.shareOfCost),
    commissionShareOfLoan: percent(figures.shareOfLoan),
    aprRemedy: apr && {
      loss: roundHalfUp(apr.loss),
      interest: roundHalfUp(apr.interest[interestFloor]),
      total: roundHalfUp(apr.total),
    },
    commissionRemedy: commission && {
      commission: commission.commission,
      interest: roundHalfUp(commission.interest[interestFloor]),
      total: roundHalfUp(commission.total),
    },
    /** Before its caps. */
    hybrid: orNull(figures.hybrid),
  }
}

/**
 * The low end for an agreement that ended early: with overpayments only on the instalments due by the day it ended, and
 * the caps on what the credit had cost by then. How the scheme treats the interest that was never charged was not found,
 * so this widens the range and replaces nothing. Only the hybrid has an APR part to shorten; other results, and no
 * redress, stay as they are.
 */
export function lowIfEndedEarly(
  { redress, tests, figures }: Redress,
  question: RedressQuestion,
  law: Law,
  endedOn: PlainDate,
): Pence {
  const { apr, commission } = figures
  if (redress.low === 0 || tests.commissionRepaid === true || !apr || !commission || !law.figures) return redress.low
  const made = overpayments(question, apr.overpayment, law.figures.rates).filter(({ due }) => due <= endedOn)
  const shortened = made.reduce((total, { interest }) => total + apr.overpayment + interest, 0)
  const { low } = capped(hybrid(commission.total, shortened), figures.caps.map(shortenedTo(made.length, question)))
  return Math.max(0, Math.min(redress.low, roundHalfUp(low) - question.arrears))
}

/** A cap after so many instalments: those on the cost of credit shrink with what had been charged. */
const shortenedTo =
  (paid: number, { agreement, cheapestApr, conventions }: RedressQuestion) =>
  (cap: Cap): Cap => {
    if (cap.limit === null || cap.id === 'commission') return cap
    const costAt = (apr: number) => {
      const monthly = monthlyRate(apr / WHOLE, conventions.monthlyRate)
      return costOfCreditAfter(paid, agreement, instalment(agreement, monthly), monthly)
    }
    const cost = costAt(agreement.apr)
    return { ...cap, limit: cap.id === 'actual-cost' ? cost : cost - costAt(Number(cheapestApr)) }
  }
