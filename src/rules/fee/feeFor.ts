import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn, rowsOn } from '../../facts/valueOn.ts'
import { type BasisPoints, basisPointsOf, WHOLE } from '../credit/rates.ts'
import { type Pence, penceOf, roundHalfUp } from '../money/pence.ts'

export const feeFacts = ['fees.cap-bands', 'fees.vat-rate'] as const

export type Fee = ReturnType<typeof feeFor>

/**
 * The most a claims management company may charge on that much redress, under a contract made on that day, with VAT
 * (FCA Handbook, CMCOB 5.3, made by PS21/18). Each amount is rounded half up to the penny; VAT is on the rounded fee.
 * Throws a FactRangeError before the cap began, and a RangeError when the redress is below 0.
 */
export const feeFor = (redress: Pence, contractMade: PlainDate, facts: Facts) =>
  feeUpTo(Number.POSITIVE_INFINITY, redress, contractMade, facts)

/** Fee of a firm that sets its own share: that share, but no more than the cap. Throws as `feeFor` does. */
export const ownFeeFor = (share: BasisPoints, redress: Pence, contractMade: PlainDate, facts: Facts) =>
  feeUpTo(roundHalfUp((redress * share) / WHOLE), redress, contractMade, facts)

function feeUpTo(asked: Pence, redress: Pence, contractMade: PlainDate, facts: Facts) {
  if (redress < 0) throw new RangeError('redress cannot be below 0')
  // Null when the redress is below the first band, so that nothing may be charged.
  const band = feeBands(contractMade, facts).findLast(({ from }) => redress >= from) ?? null
  const fee = band ? Math.min(asked, roundHalfUp((redress * band.share) / WHOLE), band.most) : 0
  const vat = roundHalfUp((fee * basisPointsOf(numberOn(facts, 'fees.vat-rate', contractMade))) / WHOLE)
  return { redress, band, fee, vat, total: fee + vat, keep: redress - fee - vat }
}

/** The bands of the fee cap on a day, lowest first: from this much redress, this share of it, and never more than the most. */
export const feeBands = (date: PlainDate, facts: Facts) =>
  rowsOn(facts, 'fees.cap-bands', date).map((row) => ({
    from: penceOf(Number(row.from)),
    share: basisPointsOf(Number(row.percent)),
    most: penceOf(Number(row.most)),
  }))
