import type { PlainDate } from '../../dates/plainDate.ts'
import type { Answer, AnswerOrNotAsked } from '../answer.ts'
import type { CreditAgreement } from '../credit/creditAgreement.ts'
import type { BasisPoints, MonthlyRateConvention } from '../credit/rates.ts'
import type { InterestFloorConvention } from '../interest/interest.ts'
import type { Pence } from '../money/pence.ts'

/** "credit" is hire purchase, PCP or conditional sale; "personal-loan" is one the buyer arranged alone. */
export const products = ['credit', 'lease', 'personal-loan', 'unknown'] as const
export type Product = (typeof products)[number]

/** The arrangements that can make a relationship unfair (FCA Handbook, CONRED 5.2.19R and 6.2.19R). */
export const arrangementIds = ['discretionary', 'highCommission', 'tie'] as const
export type ArrangementId = (typeof arrangementIds)[number]

export type Conventions = { monthlyRate: MonthlyRateConvention; interestFloor: InterestFloorConvention }

/** Everything the scheme asks about one agreement. Nothing has a default: what is not known, or was not asked, says so. */
export type RedressQuestion = {
  agreement: CreditAgreement
  product: Product
  /** Commission the lender paid the broker; 0 when it paid nothing, null when the amount is not known. */
  commission: Pence | null
  /** An individual, a sole trader, a partnership of two or three, or a body that is no company. */
  consumer: AnswerOrNotAsked
  /** Mainly for a business of the customer's. */
  businessUse: AnswerOrNotAsked
  /** A vehicle adapted for a disability, which the line for large loans spares. */
  adaptedVehicle: AnswerOrNotAsked
  /** Decided or settled already, by the ombudsman, a court or an accepted offer. */
  alreadyResolved: AnswerOrNotAsked
  /** The lender says that too much time has passed. It decides that; the words of its test were not seen. */
  timeBarred: AnswerOrNotAsked
  arrangements: {
    /** The broker could change the rate and its own commission with it. */
    discretionary: Answer
    /** The broker did not settle on the rate at which that gave it no commission. */
    discretionUsed: AnswerOrNotAsked
    /** The broker had to offer the loan to this lender first, or only. */
    tie: Answer
    /** A franchised dealer whose link with the maker's own lender was plain from the branding. */
    visibleCaptive: Answer
    /** The tie played a part in which loan was offered. */
    tieOperative: AnswerOrNotAsked
  }
  /** Adequate disclosure of each arrangement: they are judged one by one. */
  disclosed: Record<ArrangementId, Answer>
  /** The lender shows that no better deal was open to the customer, so that nothing was lost. */
  noBetterDeal: AnswerOrNotAsked
  /** The APR below which the cheapest deals of the time lay, 0% deals left out. Its table was not seen. */
  cheapestApr: BasisPoints | 'unknown' | 'not-asked'
  /** Undisputed arrears the lender may set off. */
  arrears: Pence
  /** Interest stops the day before. Not before the agreement's start. */
  calculatedOn: PlainDate
  conventions: Conventions
}

/** A discretionary arrangement that was used and not disclosed, with nothing else known to stand in the way. */
export const undisclosedDiscretion = (
  agreement: CreditAgreement,
  commission: Pence | null,
  calculatedOn: PlainDate,
): RedressQuestion => ({
  agreement,
  product: 'credit',
  commission,
  consumer: 'not-asked',
  businessUse: 'not-asked',
  adaptedVehicle: 'not-asked',
  alreadyResolved: 'not-asked',
  timeBarred: 'not-asked',
  arrangements: {
    discretionary: true,
    discretionUsed: 'not-asked',
    tie: false,
    visibleCaptive: false,
    tieOperative: 'not-asked',
  },
  disclosed: { discretionary: false, highCommission: false, tie: false },
  noBetterDeal: 'not-asked',
  cheapestApr: 'not-asked',
  arrears: 0,
  calculatedOn,
  conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
})

/**
 * The same question with every unknown answered: all in favour of redress, or all against it. Each answer leads one way
 * only, whatever the others are, so these two hold every other combination between them.
 */
export function settled(question: RedressQuestion, inFavour: boolean): RedressQuestion {
  const known = <Given extends AnswerOrNotAsked>(answer: Given, favourable: boolean) =>
    answer === 'unknown' ? favourable === inFavour : answer
  const { arrangements, disclosed, agreement } = question
  const product = inFavour ? 'credit' : 'lease'
  return {
    ...question,
    product: question.product === 'unknown' ? product : question.product,
    consumer: known(question.consumer, true),
    businessUse: known(question.businessUse, false),
    adaptedVehicle: known(question.adaptedVehicle, true),
    alreadyResolved: known(question.alreadyResolved, false),
    timeBarred: known(question.timeBarred, false),
    arrangements: {
      discretionary: known(arrangements.discretionary, true),
      discretionUsed: known(arrangements.discretionUsed, true),
      tie: known(arrangements.tie, true),
      visibleCaptive: known(arrangements.visibleCaptive, false),
      tieOperative: known(arrangements.tieOperative, true),
    },
    disclosed: {
      discretionary: known(disclosed.discretionary, false),
      highCommission: known(disclosed.highCommission, false),
      tie: known(disclosed.tie, false),
    },
    noBetterDeal: known(question.noBetterDeal, false),
    cheapestApr: question.cheapestApr === 'unknown' ? (inFavour ? 0 : agreement.apr) : question.cheapestApr,
  }
}
