import { WHOLE } from '../../src/rules/credit/basisPoints.ts'
import { instalment as instalmentOf } from '../../src/rules/credit/instalment.ts'
import { monthlyRate, monthlyRateConventions } from '../../src/rules/credit/monthlyRate.ts'
import { totalCostOfCredit } from '../../src/rules/credit/totalCostOfCredit.ts'
import { poundsOf } from '../../src/rules/money/pence.ts'
import { roundHalfUp } from '../../src/rules/money/roundHalfUp.ts'
import { TermsFields } from './agreementFields.ts'
import { command } from './command.ts'
import { fields, oneOf } from './fields.ts'

const Question = fields({ agreement: TermsFields, monthlyRate: oneOf(monthlyRateConventions) })

/** The level instalment and what the credit costs. */
export const instalment = command(Question, ({ agreement, monthlyRate: convention }) => {
  const monthly = monthlyRate(agreement.apr / WHOLE, convention)
  const level = instalmentOf(agreement, monthly)
  const cost = totalCostOfCredit(agreement, level)
  const pounds = (pence: number) => poundsOf(roundHalfUp(pence))
  return {
    monthlyRate: monthly * 100,
    instalment: pounds(level),
    totalPayable: pounds(cost + agreement.amountOfCredit),
    totalCostOfCredit: pounds(cost),
  }
})
