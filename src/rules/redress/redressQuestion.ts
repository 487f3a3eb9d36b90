import type { PlainDate } from '../../dates/plainDate.ts'
import type { Answer } from '../answer.ts'
import type { CreditAgreement } from '../credit/creditAgreement.ts'
import type { MonthlyRateConvention } from '../credit/monthlyRate.ts'
import type { InterestFloorConvention } from '../interest/interestFactor.ts'
import type { Pence } from '../money/pence.ts'

/** "credit" is hire purchase, PCP or conditional sale; "personal-loan" is one the buyer arranged alone. */
export const products = ['credit', 'lease', 'personal-loan', 'unknown'] as const
export type Product = (typeof products)[number]

export type Conventions = { monthlyRate: MonthlyRateConvention; interestFloor: InterestFloorConvention }

/** What the scheme asks about one agreement. Nothing has a default: what is not known is said to be unknown. */
export type RedressQuestion = {
  agreement: CreditAgreement
  product: Product
  /** What the lender paid the broker; 0 when it paid nothing, null when the amount is not known. */
  commission: Pence | null
  arrangements: {
    /** The broker could change the rate and its own commission with it. */
    discretionary: Answer
    /** The broker had to offer the loan to this lender first, or only. */
    tie: Answer
    /** A franchised dealer whose link with the maker's own lender was plain from the branding. */
    visibleCaptive: Answer
  }
  adequatelyDisclosed: Answer
  /** Decided or settled already, by the ombudsman, a court or an accepted offer. */
  alreadyResolved: Answer
  /** Undisputed arrears the lender may set off. */
  arrears: Pence
  /** Interest stops the day before. Not before the agreement's start. */
  calculatedOn: PlainDate
  conventions: Conventions
}

/** The same question with every unknown answered: all in favour of redress, or all against it. */
export function settled(question: RedressQuestion, inFavour: boolean): RedressQuestion {
  const known = (answer: Answer, favourable: boolean) => (answer === 'unknown' ? favourable === inFavour : answer)
  const { discretionary, tie, visibleCaptive } = question.arrangements
  const product = inFavour ? 'credit' : 'lease'
  return {
    ...question,
    product: question.product === 'unknown' ? product : question.product,
    arrangements: {
      discretionary: known(discretionary, true),
      tie: known(tie, true),
      visibleCaptive: known(visibleCaptive, false),
    },
    adequatelyDisclosed: known(question.adequatelyDisclosed, false),
    alreadyResolved: known(question.alreadyResolved, false),
  }
}
