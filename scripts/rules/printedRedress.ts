import { type Answer, anyOf, not } from '../../src/rules/answer.ts'
import { percentOf } from '../../src/rules/credit/rates.ts'
import { poundsOf, roundHalfUp } from '../../src/rules/money/pence.ts'
import type { Cap } from '../../src/rules/redress/caps.ts'
import type { Law } from '../../src/rules/redress/law.ts'
import type { LenderLetter } from '../../src/rules/redress/lenderLetter.ts'
import { overpayments } from '../../src/rules/redress/overcharge.ts'
import { notChecked } from '../../src/rules/redress/reasonsFor.ts'
import type { Redress } from '../../src/rules/redress/redressFor.ts'
import { arrangementIds, type RedressQuestion } from '../../src/rules/redress/redressQuestion.ts'
import { conditionIds, isSchemeCase } from '../../src/rules/redress/schemeCase.ts'
import type { Tests } from '../../src/rules/redress/tests.ts'
import { reasonText } from '../../src/rules/redress/reason.ts'
import type { ToolWords } from '../../src/toolkit/wordsFiles.ts'
import { yearRows } from './interest.ts'

const pounds = (pence: number | null) => (pence === null ? null : poundsOf(roundHalfUp(pence)))

/** One result as JSON: money in pounds, rates in percents, every rule with its paragraph and its words. */
export function printedRedress(
  question: RedressQuestion,
  result: Redress,
  law: Law,
  complained: Answer,
  words: ToolWords['redress-calculator'],
) {
  const { aprRemedy, commissionRemedy, tests } = result
  const { arrangements, unfairness } = tests
  return {
    outcome: result.outcome,
    reasons: result.reasons.map((reason) => ({
      rule: reason.rule,
      paragraph: reason.paragraph,
      finding: reason.finding,
      text: reasonText(words.rules, reason),
      confidence: reason.confidence,
    })),
    scheme: result.scheme,
    schemeCase: {
      met: isSchemeCase(tests.schemeCase),
      conditions: Object.fromEntries(conditionIds.map((id) => [id, tests.schemeCase[id]])),
    },
    arrangements,
    unfair: unfairness,
    instalment: pounds(result.instalment),
    adjustedInstalment: pounds(result.adjustedInstalment),
    totalCostOfCredit: pounds(result.totalCostOfCredit),
    commissionShareOfCost: result.commissionShareOfCost,
    commissionShareOfLoan: result.commissionShareOfLoan,
    aprRemedy: aprRemedy && {
      loss: pounds(aprRemedy.loss),
      interest: pounds(aprRemedy.interest),
      total: pounds(aprRemedy.total),
    },
    commissionRemedy: commissionRemedy && {
      commission: pounds(commissionRemedy.commission),
      interest: pounds(commissionRemedy.interest),
      total: pounds(commissionRemedy.total),
    },
    hybrid: pounds(result.hybrid),
    caps: result.caps.map((cap) => printedCap(cap, result)),
    remedy: result.remedy,
    beforeArrears: { low: pounds(result.beforeArrears.low), high: pounds(result.beforeArrears.high) },
    arrears: pounds(question.arrears),
    redress: { low: pounds(result.redress.low), high: pounds(result.redress.high) },
    letter: letterFor(result, complained),
    notChecked: notChecked(result.reasons).map((reason) => ({
      rule: reason.rule,
      paragraph: reason.paragraph,
      why: reason.finding === 'unknown' ? 'not-known' : reason.wording === 'not-asked' ? 'not-asked' : 'no-figures',
      text: reasonText(words.rules, reason),
    })),
    working: working(question, result, law),
  }
}

/** `limit` is the lower reading of a cap, `withInterest` the higher; both null where a figure it needs is not known. */
const printedCap = ({ id, share, confidence, limit, withInterest }: Cap, { bindingCap }: Redress) => ({
  id,
  fact: share?.fact ?? null,
  percent: share ? percentOf(share.value) : null,
  confidence,
  limit: pounds(limit),
  withInterest: pounds(withInterest),
  binds: limit === null ? 'unknown' : id === bindingCap,
})

/** The letter due; where it is not known whether there was a complaint, to someone who had complained, with the other beside it. */
function letterFor({ letters, scheme }: Redress, complained: Answer) {
  const printed = (letter: LenderLetter | null) =>
    letter && { chapter: scheme === null ? null : `CONRED ${scheme === 1 ? 6 : 5}`, ...letter }
  if (complained === false) return printed(letters.notComplained)
  const letter = printed(letters.complained)
  return complained === true ? letter : letter && { ...letter, ifNotComplained: printed(letters.notComplained) }
}

/** The steps in between. Rates are percents; what is not money is not rounded to the penny. */
function working(question: RedressQuestion, { tests, figures }: Redress, law: Law) {
  const { apr, commission } = figures
  const byFloor = (interest: { 'per-year': number; 'whole-period': number } | undefined) =>
    interest ? { 'per-year': pounds(interest['per-year']), 'whole-period': pounds(interest['whole-period']) } : null
  const rates = law.figures?.rates ?? []
  return {
    tests: flat(question, tests),
    terms: law.figures
      ? Object.fromEntries(
          Object.entries(law.figures.terms).map(([name, term]) => [name, term && { ...term, value: term.value / 100 }]),
        )
      : null,
    monthlyRate: figures.monthlyRate * 100,
    reducedApr: apr && apr.reducedApr * 100,
    reducedMonthlyRate: apr && apr.monthlyRate * 100,
    overpayment: apr && pounds(apr.overpayment),
    interestByFloor: { commission: byFloor(commission?.interest), apr: byFloor(apr?.interest) },
    years: yearRows(rates),
    payments:
      apr && overpayments(question, apr.overpayment, rates).map((row) => ({ ...row, interest: pounds(row.interest) })),
  }
}

/** The tests in one list, by plain names. */
function flat({ disclosed }: RedressQuestion, { schemeCase, arrangements, unfairness, ...tests }: Tests) {
  const { present } = arrangements
  const possible = arrangementIds.filter((id) => present[id] !== false)
  return {
    agreementDate: schemeCase['agreement-date'],
    creditAgreement: schemeCase['credit-agreement'],
    notResolved: schemeCase['not-resolved'],
    commissionPaid: schemeCase['commission-paid'],
    aboveMinimalCommission: arrangements.aboveMinimalCommission,
    interestCharged: arrangements.interestCharged,
    discretionary: present.discretionary,
    highCommission: present.highCommission,
    tie: present.tie,
    relevantArrangement: anyOf(...arrangementIds.map((id) => present[id])),
    notDisclosed: anyOf(...(possible.length > 0 ? possible : arrangementIds).map((id) => not(disclosed[id]))),
    ...tests,
  }
}
