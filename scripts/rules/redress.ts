import { z } from 'zod'
import { type Answer, anyOf, not } from '../../src/rules/answer.ts'
import { monthlyRateConventions, percentOf } from '../../src/rules/credit/rates.ts'
import { interestFloorConventions } from '../../src/rules/interest/interest.ts'
import { allInPounds, inPounds } from '../../src/rules/money/pence.ts'
import { type Cap, overpayments } from '../../src/rules/redress/figuresFor.ts'
import { type Law, lawFor } from '../../src/rules/redress/law.ts'
import type { LenderLetter } from '../../src/rules/redress/lenderLetter.ts'
import { reasonText } from '../../src/rules/redress/reason.ts'
import { notChecked } from '../../src/rules/redress/reasonsFor.ts'
import { type Redress, redressUnder } from '../../src/rules/redress/redressFor.ts'
import { arrangementIds, products, type RedressQuestion } from '../../src/rules/redress/redressQuestion.ts'
import { isSchemeCase, type Tests } from '../../src/rules/redress/tests.ts'
import type { ToolWords } from '../../src/toolkit/wordsFiles.ts'
import { AgreementFields, Apr, command, Day, enumOf, Pounds, refuse, strictFields, YesNoUnknown } from './fields.ts'
import { yearRows } from './interest.ts'

/** Left out where nobody was asked. */
const Asked = YesNoUnknown.optional().transform((answer) => answer ?? ('not-asked' as const))

const Question = strictFields({
  agreement: AgreementFields,
  product: enumOf(products).default('credit'),
  commission: Pounds.nullable(),
  arrangements: strictFields({
    discretionary: YesNoUnknown,
    tie: YesNoUnknown,
    visibleCaptive: YesNoUnknown,
    discretionUsed: Asked,
    tieOperative: Asked,
  }),
  adequatelyDisclosed: YesNoUnknown.optional(),
  disclosed: strictFields({
    discretionary: YesNoUnknown.optional(),
    highCommission: YesNoUnknown.optional(),
    tie: YesNoUnknown.optional(),
  }).optional(),
  cheapestApr: z
    .union([Apr, z.literal('unknown')], { error: 'must be a number from 0 to 99.99, or "unknown"' })
    .optional()
    .transform((apr) => apr ?? ('not-asked' as const)),
  alreadyResolved: YesNoUnknown.default(false),
  consumer: Asked,
  businessUse: Asked,
  adaptedVehicle: Asked,
  timeBarred: Asked,
  noBetterDeal: Asked,
  complained: YesNoUnknown.default('unknown'),
  arrears: Pounds.default(0),
  calculatedOn: Day,
  conventions: strictFields({
    monthlyRate: enumOf(monthlyRateConventions),
    interestFloor: enumOf(interestFloorConventions),
  }),
}).check((given) => {
  const { calculatedOn, agreement, adequatelyDisclosed, disclosed } = given.value
  if (calculatedOn < agreement.start) refuse(given, 'calculatedOn', 'must not be before agreement.start')
  if (adequatelyDisclosed === undefined && disclosed === undefined)
    refuse(
      given,
      'adequatelyDisclosed',
      'must be true, false or "unknown", or be left out for a disclosed of its own for each arrangement',
    )
})

/**
 * Left out, the product is credit of the kind covered, nothing is resolved already and there are no arrears. An
 * arrangement not named in `disclosed` follows `adequatelyDisclosed`. Every other field left out was not asked: its rule
 * stands in nobody's way and is listed under `notChecked`.
 */
export const redress = command(
  Question,
  ({ complained, adequatelyDisclosed: alike = 'unknown', ...input }, facts, { words }) => {
    const { discretionary = alike, highCommission = alike, tie = alike } = input.disclosed ?? {}
    const question: RedressQuestion = { ...input, disclosed: { discretionary, highCommission, tie } }
    const law = lawFor(question.agreement.start, question.calculatedOn, facts)
    return printedRedress(question, redressUnder(question, law), law, complained, words['redress-calculator'])
  },
)

/** One result as JSON: money in pounds, rates in percents, every rule with its paragraph and its words. */
function printedRedress(
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
      conditions: tests.schemeCase,
    },
    arrangements,
    unfair: unfairness,
    instalment: inPounds(result.instalment),
    adjustedInstalment: inPounds(result.adjustedInstalment),
    totalCostOfCredit: inPounds(result.totalCostOfCredit),
    commissionShareOfCost: result.commissionShareOfCost,
    commissionShareOfLoan: result.commissionShareOfLoan,
    aprRemedy: aprRemedy && allInPounds(aprRemedy),
    commissionRemedy: commissionRemedy && allInPounds(commissionRemedy),
    hybrid: inPounds(result.hybrid),
    caps: result.caps.map((cap) => printedCap(cap, result)),
    remedy: result.remedy,
    beforeArrears: allInPounds(result.beforeArrears),
    arrears: inPounds(question.arrears),
    redress: allInPounds(result.redress),
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
  limit: inPounds(limit),
  withInterest: inPounds(withInterest),
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
    overpayment: apr && inPounds(apr.overpayment),
    interestByFloor: {
      commission: commission && allInPounds(commission.interest),
      apr: apr && allInPounds(apr.interest),
    },
    years: yearRows(rates),
    payments:
      apr &&
      overpayments(question, apr.overpayment, rates).map((row) => ({ ...row, interest: inPounds(row.interest) })),
  }
}

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
