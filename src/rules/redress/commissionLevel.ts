import { type BasisPoints, WHOLE } from '../credit/basisPoints.ts'
import type { Pence } from '../money/pence.ts'
import type { SchemeTerms } from '../scheme/schemeTerms.ts'

// The cost of credit is worked out in binary fractions; a commission exactly at the threshold must still reach it.
const hair = 2 ** -40

/**
 * Whether the commission is "high", or "very high": at least the stated share of the total cost of credit and of the
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
