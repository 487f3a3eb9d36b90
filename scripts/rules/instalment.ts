import { WHOLE, monthlyRate, monthlyRateConventions } from '../../src/rules/credit/rates.ts'
import { instalment as instalmentOf, totalCostOfCredit } from '../../src/rules/credit/creditAgreement.ts'
import { poundsOf, roundHalfUp } from '../../src/rules/money/pence.ts'
import { TermsFields } from './agreementFields.ts'
import { command } from './command.ts'
import { strictFields, enumOf } from './fields.ts'

const Question = strictFields({ agreement: TermsFields, monthlyRate: enumOf(monthlyRateConventions) })

/** The level instalment and what the credit costs. */
export const instalmentCommand = command(Question, ({ agreement, monthlyRate: convention }) => {
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
