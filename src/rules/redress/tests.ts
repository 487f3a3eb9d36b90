import { type Answer, type AnswerOrNotAsked, allOf, anyOf, not } from '../answer.ts'
import { type BasisPoints, WHOLE } from '../credit/rates.ts'
import type { Pence } from '../money/pence.ts'
import type { SchemeTerms, Term } from '../scheme/schemeTerms.ts'
import { capped, type Figures } from './figuresFor.ts'
import type { Law } from './law.ts'
import type { ConditionId } from './reason.ts'
import { type ArrangementId, arrangementIds, type RedressQuestion } from './redressQuestion.ts'

/** The conditions of a scheme case, each worded so that yes leads on. */
export type SchemeCase = Record<ConditionId, AnswerOrNotAsked>

/**
 * Decide whether the agreement is a scheme case: all conditions must hold (FCA Handbook, CONRED 5.1.17R and 6.1.17R).
 * Read there: condition (g), that the case is in time, and who is a consumer (x.1.1R(4)). The dates stand in the titles
 * of the chapters. The rest is reported, and where business use stops an agreement is our reading.
 */
function schemeCase(question: RedressQuestion, { scheme, figures }: Law): SchemeCase {
  const { product, commission, agreement } = question
  const within = (limit: Term<Pence> | null | undefined) => !limit || agreement.amountOfCredit <= limit.value
  return {
    'agreement-date': scheme !== null,
    'credit-agreement': product === 'unknown' ? 'unknown' : product === 'credit',
    consumer: question.consumer,
    regulated: within(figures?.terms.regulatedLimit),
    'business-use': within(figures?.terms.businessLimit) || not(question.businessUse),
    // Few vehicles are adapted, so one nobody asked about is not taken for one.
    'very-large-loan':
      within(figures?.terms.highValueLimit) ||
      (question.adaptedVehicle === 'not-asked' ? false : question.adaptedVehicle),
    'commission-paid': commission === null ? 'unknown' : commission > 0,
    'not-resolved': not(question.alreadyResolved),
    'in-time': not(question.timeBarred),
  }
}

/** Combine the conditions, as far as they were asked. */
export const isSchemeCase = (conditions: SchemeCase): Answer => allOf(...Object.values(conditions))

// The cost of credit is worked out in binary fractions; a commission exactly at the threshold must still reach it.
const hair = 2 ** -40

/**
 * Decide whether the commission is "high" or "very high": at least the stated share of the total cost of credit and of the
 * amount lent, as both stood when the agreement was made (FCA Handbook, CONRED 6.4.2R to 6.4.4R and their match in
 * CONRED 5.4). Both shares must be reached: one summary of the rules says "or", the consultation and another "and".
 * Amounts are in pence; the cost may hold part of a penny.
 */
export function commissionLevel(
  commission: Pence,
  totalCostOfCredit: Pence,
  amountOfCredit: Pence,
  terms: Pick<SchemeTerms, 'highShareOfCost' | 'highShareOfLoan' | 'veryHighShareOfCost' | 'veryHighShareOfLoan'>,
): { high: boolean; veryHigh: boolean } {
  const reaches = (share: BasisPoints, whole: Pence) => commission * WHOLE >= share * whole * (1 - hair)
  const high =
    reaches(terms.highShareOfCost.value, totalCostOfCredit) && reaches(terms.highShareOfLoan.value, amountOfCredit)
  const veryHigh =
    high &&
    reaches(terms.veryHighShareOfCost.value, totalCostOfCredit) &&
    reaches(terms.veryHighShareOfLoan.value, amountOfCredit)
  return { high, veryHigh }
}

/**
 * Decide whether the relationship was unfair: each relevant arrangement is judged by itself, by whether that one was adequately
 * disclosed, and then whether it caused a loss (FCA Handbook, CONRED 5.3.1R; 6.3.1R by its matching number).
 * That a lender may answer with a tie that played no part, or with no better deal, is reported; its tests were not seen.
 */
function unfairnessOf(
  { disclosed, arrangements: { tieOperative }, noBetterDeal }: RedressQuestion,
  { relevant }: Arrangements,
) {
  const by = {
    discretionary: allOf(relevant.discretionary, not(disclosed.discretionary)),
    highCommission: allOf(relevant.highCommission, not(disclosed.highCommission)),
    tie: allOf(relevant.tie, not(disclosed.tie), tieOperative),
  }
  return {
    /** Whether each relevant arrangement, taken by itself, was unfair. */
    by,
    any: anyOf(...arrangementIds.map((id) => by[id])),
    /** Whether the tie played a part in which loan was offered. */
    tieOperative,
    /** Whether anything was lost: no, where the lender shows that no better deal was open to the customer. */
    loss: not(noBetterDeal),
  }
}

/** Every rule the scheme tests, in its own order, worded so that yes leads towards redress. */
export type Tests = ReturnType<typeof testsFor>

/**
 * Puts the scheme's tests to one agreement. An answer is unknown when what it needs is unknown.
 * The repayment needs both failures of disclosure: FCA Handbook, CONRED 6.4.2R(2) and 6.4.3R, read. The test of the
 * cheapest deals: CONRED 6.4.2R(4) and 6.4.6R, read; that it compares APRs is reported.
 */
export function testsFor(question: RedressQuestion, figures: Figures, law: Law) {
  const { agreement, commission, cheapestApr } = question
  const level =
    commission === null || !law.figures
      ? ({ high: 'unknown', veryHigh: 'unknown' } as const)
      : commissionLevel(commission, figures.totalCostOfCredit, agreement.amountOfCredit, law.figures.terms)
  const arrangements = arrangementsOf(question, level.high, law)
  const unfairness = unfairnessOf(question, arrangements)
  const { highCommission, tie, discretionary } = unfairness.by
  return {
    schemeCase: schemeCase(question, law),
    arrangements,
    unfairness,
    /** A very high commission and a tie or a discretionary arrangement, each of them unfair by itself. */
    commissionRepaid: allOf(level.veryHigh, highCommission, anyOf(tie, discretionary)),
    /** The credit cost more than the cheapest deals of its time. Put to the hybrid alone, never to a whole repayment. */
    dearerThanCheapest: typeof cheapestApr === 'number' ? agreement.apr > cheapestApr : cheapestApr,
  }
}

/** Arrangements present, exceptions that apply, and arrangements that count once they do. */
type Arrangements = ReturnType<typeof arrangementsOf>

/**
 * The relevant arrangements (FCA Handbook, CONRED 5.2.19R and 6.2.19R). That an exception leaves an agreement in the
 * scheme with no relevant arrangement was read (CONRED 5 Annex 4(3)); which exceptions there are is reported, and that
 * minimal commission and a rate of 0% are among them is inferred from that letter.
 */
function arrangementsOf(
  { agreement, commission, arrangements }: RedressQuestion,
  highCommission: Answer,
  { figures }: Law,
) {
  const { discretionary, discretionUsed, tie, visibleCaptive } = arrangements
  const minimal = figures?.terms.minimalCommission.value
  const aboveMinimalCommission: Answer = commission === null || minimal === undefined ? 'unknown' : commission > minimal
  const interestCharged = agreement.apr > 0
  const present = {
    discretionary: allOf(discretionary, discretionUsed),
    highCommission,
    tie: allOf(tie, not(visibleCaptive)),
  }
  const counts = (id: ArrangementId) => allOf(present[id], aboveMinimalCommission, interestCharged)
  const relevant = {
    discretionary: counts('discretionary'),
    highCommission: counts('highCommission'),
    tie: counts('tie'),
  }
  return {
    /** Whether each was there, before the exceptions. */
    present,
    aboveMinimalCommission,
    /** False at an APR of 0%. */
    interestCharged,
    /** Whether each counts: it was present and no exception applies. */
    relevant,
    any: anyOf(...arrangementIds.map((id) => relevant[id])),
  }
}

/**
 * "outside-scheme": made on another day, or not credit of the kind covered. "excluded": another condition of a scheme
 * case fails. "nothing-due": a scheme case in which no arrangement counts, none was unfair, nothing was lost, or the
 * credit was as cheap as any. "redress": nothing tested stands in the way.
 */
export type Outcome = 'redress' | 'nothing-due' | 'excluded' | 'outside-scheme'

/** "unknown" when redress is possible but the commission is not known. */
export type Remedy = 'commission' | 'hybrid' | 'none' | 'unknown'

/** `high` is null when no upper figure can be given without the commission. Pence and parts of a penny. */
export type RedressDecision = { outcome: Outcome; remedy: Remedy; low: Pence; high: Pence | null }

/**
 * The remedy the tests lead to, before arrears (FCA Handbook, CONRED 6.4.2R and its match in CONRED 5.4): the whole
 * commission, which knows no cap; else the hybrid under its caps. Only a plain no stands in the way; an unknown does not.
 */
export function decideRedress(tests: Tests, figures: Figures): RedressDecision {
  const outcome = outcomeOf(tests)
  if (outcome !== 'redress') return { outcome, remedy: 'none', low: 0, high: 0 }
  if (!figures.commission || figures.hybrid === null) return { outcome, remedy: 'unknown', low: 0, high: null }
  const { total } = figures.commission
  if (tests.commissionRepaid === true) return { outcome, remedy: 'commission', low: total, high: total }
  if (tests.dearerThanCheapest === false) return { outcome: 'nothing-due', remedy: 'none', low: 0, high: 0 }
  return { outcome, remedy: 'hybrid', ...capped(figures.hybrid, figures.caps) }
}

/** The first of these that has a "no" decides, in the order the scheme asks (FCA Handbook, CONRED 5.1 to 5.3, 6.1 to 6.3). */
function outcomeOf({ schemeCase, arrangements, unfairness }: Tests): Outcome {
  if (schemeCase['agreement-date'] === false || schemeCase['credit-agreement'] === false) return 'outside-scheme'
  if (Object.values(schemeCase).includes(false)) return 'excluded'
  if ([arrangements.any, unfairness.any, unfairness.loss].includes(false)) return 'nothing-due'
  return 'redress'
}
