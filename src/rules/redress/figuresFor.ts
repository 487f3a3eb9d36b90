import { WHOLE, monthlyRate } from '../credit/rates.ts'
import { instalment, totalCostOfCredit } from '../credit/creditAgreement.ts'
import type { Pence } from '../money/pence.ts'
import {
  type AprRemedy,
  aprRemedy,
  type CommissionRemedy,
  commissionRemedy,
  hybrid,
  type Cap,
  caps,
} from './remedies.ts'
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
  apr: AprRemedy | null
  /** Null before the scheme's first day, or when the commission is not known. */
  commission: CommissionRemedy | null
  hybrid: Pence | null
  /** The three ceilings on the hybrid; none before the scheme's first day, or when the commission is not known. */
  caps: readonly Cap[]
}

/** Works out every figure whatever the outcome; totals use the interest convention the question names. */
export function figuresFor(question: RedressQuestion, law: Law): Figures {
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
    shareOfCost: question.commission === null || agreement.apr === 0 ? null : question.commission / cost,
    shareOfLoan: question.commission === null ? null : question.commission / agreement.amountOfCredit,
    apr,
    commission,
    hybrid: apr && commission && hybrid(commission.total, apr.total),
    caps: law.figures && commission ? caps(question, commission.total, law.figures) : [],
  }
}
