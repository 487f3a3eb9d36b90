import { monthlyRateConventions } from '../../src/rules/credit/monthlyRate.ts'
import { percentOf } from '../../src/rules/credit/basisPoints.ts'
import { interestFloorConventions } from '../../src/rules/interest/interestFactor.ts'
import { poundsOf } from '../../src/rules/money/pence.ts'
import { roundHalfUp } from '../../src/rules/money/roundHalfUp.ts'
import { lawFor, type Law } from '../../src/rules/redress/lawFor.ts'
import { overpayments } from '../../src/rules/redress/overpayments.ts'
import { type Redress, redressUnder } from '../../src/rules/redress/redressFor.ts'
import { products, type RedressQuestion } from '../../src/rules/redress/redressQuestion.ts'
import { AgreementFields } from './agreementFields.ts'
import { command } from './command.ts'
import { Day, fields, oneOf, Pounds, YesNoUnknown } from './fields.ts'
import { yearRows } from './yearRows.ts'

const Question = fields({
  agreement: AgreementFields,
  product: oneOf(products).optional(),
  commission: Pounds.nullable(),
  arrangements: fields({ discretionary: YesNoUnknown, tie: YesNoUnknown, visibleCaptive: YesNoUnknown }),
  adequatelyDisclosed: YesNoUnknown,
  alreadyResolved: YesNoUnknown.optional(),
  arrears: Pounds.optional(),
  calculatedOn: Day,
  conventions: fields({ monthlyRate: oneOf(monthlyRateConventions), interestFloor: oneOf(interestFloorConventions) }),
}).check(({ value, issues }) => {
  if (value.calculatedOn >= value.agreement.start) return
  issues.push({
    code: 'custom',
    input: value.calculatedOn,
    path: ['calculatedOn'],
    message: 'must not be before agreement.start',
  })
})

/** Left out, the three optional fields mean: credit of the kind covered, not resolved already, no arrears. */
export const redress = command(Question, (input, facts) => {
  const question: RedressQuestion = {
    ...input,
    product: input.product ?? 'credit',
    alreadyResolved: input.alreadyResolved ?? false,
    arrears: input.arrears ?? 0,
  }
  const law = lawFor(question.agreement.start, question.calculatedOn, facts)
  return printed(question, redressUnder(question, law), law)
})

const pounds = (pence: number | null) => (pence === null ? null : poundsOf(roundHalfUp(pence)))

function printed(question: RedressQuestion, result: Redress, law: Law) {
  const { aprRemedy, commissionRemedy } = result
  return {
    outcome: result.outcome,
    reasons: result.reasons,
    scheme: result.scheme,
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
    caps: result.caps.map(({ term, limit }) => ({
      fact: term.fact,
      percent: percentOf(term.value),
      confidence: term.confidence,
      limit: pounds(limit),
    })),
    remedy: result.remedy,
    beforeArrears: { low: pounds(result.beforeArrears.low), high: pounds(result.beforeArrears.high) },
    arrears: pounds(question.arrears),
    redress: { low: pounds(result.redress.low), high: pounds(result.redress.high) },
    working: working(question, result, law),
  }
}

/** The steps in between. Rates are percents; what is not money is not rounded to the penny. */
function working(question: RedressQuestion, { tests, figures }: Redress, law: Law) {
  const { apr, commission } = figures
  const byFloor = (interest: { 'per-year': number; 'whole-period': number } | undefined) =>
    interest ? { 'per-year': pounds(interest['per-year']), 'whole-period': pounds(interest['whole-period']) } : null
  const rates = law.figures?.rates ?? []
  return {
    tests,
    terms: law.figures
      ? Object.fromEntries(
          Object.entries(law.figures.terms).map(([name, { value, ...term }]) => [
            name,
            { ...term, value: value / 100 },
          ]),
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
