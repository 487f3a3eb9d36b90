import { WHOLE, monthlyRate } from '../credit/rates.ts'
import { instalment, totalCostOfCredit } from '../credit/creditAgreement.ts'
import type { Pence } from '../money/pence.ts'
import { type AprRemedy, aprRemedy, type CommissionRemedy, commissionRemedy, hybrid } from './remedies.ts'
import { type Cap, caps } from './caps.ts'
import type { Law } from './law.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The arithmetic, before any rule decides. Money is in pence and parts of a penny, rates and shares are fractions. */
export type Figures = {
  monthlyRate: number
  instalment: Pence
  totalCostOfCredit: Pence
  /** Null when the commission is not known, or there is no cost of credit to compare it with. */
  shareOfCost: number | null
  shareOfLoan: number | null
  /** Null before the scheme's first day. */
  apr: (AprRemedy & { total: Pence }) | null
  /** Null before the scheme's first day, or when the commission is not known. */
  commission: (CommissionRemedy & { total: Pence }) | null
  hybrid: Pence | null
  /** The three ceilings on the hybrid; none before the scheme's first day, or when the commission is not known. */
  caps: readonly Cap[]
}

/** Works out every figure whatever the outcome; totals use the interest convention the question names. */
export function figuresFor(question: RedressQuestion, law: Law): Figures {
  const { agreement, conventions, calculatedOn } = question
  const monthly = monthlyRate(agreement.apr / WHOLE, conventions.monthlyRate)
  const charged = instalment(agreement, monthly)
  const cost = totalCostOfCredit(agreement, charged)
  const apr = law.figures && aprRemedy(question, law.figures.terms.aprCut.value, law.figures.rates)
  const commission =
    law.figures && question.commission !== null
      ? commissionRemedy(question.commission, agreement.start, calculatedOn, law.figures.rates)
      : null
  const aprTotal = apr && apr.loss + apr.interest[conventions.interestFloor]
  const commissionTotal = commission && commission.commission + commission.interest[conventions.interestFloor]
  return {
    monthlyRate: monthly,
    instalment: charged,
    totalCostOfCredit: cost,
    shareOfCost: question.commission === null || agreement.apr === 0 ? null : question.commission / cost,
    shareOfLoan: question.commission === null ? null : question.commission / agreement.amountOfCredit,
    apr: apr && aprTotal !== null ? { ...apr, total: aprTotal } : null,
    commission: commission && commissionTotal !== null ? { ...commission, total: commissionTotal } : null,
    hybrid: aprTotal !== null && commissionTotal !== null ? hybrid(commissionTotal, aprTotal) : null,
    caps: law.figures && commissionTotal !== null ? caps(question, commissionTotal, law.figures) : [],
  }
}
