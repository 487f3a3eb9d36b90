import type { InterestFloorConvention } from '../interest/interest.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import type { Redress } from './redressFor.ts'

/** The lines a lender's decision letter gives. A line the letter leaves out is left out here. */
export type LenderFigures = { commissionRemedy?: Pence; aprRemedy?: Pence; interest?: Pence; total?: Pence }
export type OfferLine = keyof LenderFigures

export type OfferComparison = ReturnType<typeof offerCheck>[number]

/**
 * Sets a lender's figures beside ours, line by line. "same" is within the tolerance of our figure or range, since
 * lenders may round each step. It says nothing of whether to accept: a lender works from records we do not have.
 * Lines we could not work out are left out.
 */
export function offerCheck(
  ours: Redress,
  lender: LenderFigures,
  interestFloor: InterestFloorConvention,
  tolerance: Pence,
) {
  const figures = ourLines(ours, interestFloor)
  return lines.flatMap((line) => {
    const theirs = lender[line]
    const range = figures[line]
    if (theirs === undefined || range === null) return []
    /** Below 0 when theirs is lower than the nearer end of ours. */
    const difference = theirs < range.low ? theirs - range.low : Math.max(0, theirs - range.high)
    const verdict = Math.abs(difference) <= tolerance ? 'same' : difference < 0 ? 'lower' : 'higher'
    return [{ line, lender: theirs, ours: range, verdict, difference } as const]
  })
}

const lines: readonly OfferLine[] = ['commissionRemedy', 'aprRemedy', 'interest', 'total']

function ourLines(ours: Redress, floor: InterestFloorConvention) {
  const exactly = (amount: Pence) => ({ low: amount, high: amount })
  return {
    commissionRemedy: ours.commissionRemedy && exactly(ours.commissionRemedy.total),
    aprRemedy: ours.aprRemedy && exactly(ours.aprRemedy.total),
    interest: interestWithin(ours, floor),
    total: ours.redress.high === null ? null : { low: ours.redress.low, high: ours.redress.high },
  }
}

/** The interest inside the remedy that applies: the commission's, or half of both. */
function interestWithin({ remedy, figures }: Redress, floor: InterestFloorConvention) {
  if (!figures.commission || !figures.apr || remedy === 'none' || remedy === 'unknown') return null
  const onCommission = figures.commission.interest[floor]
  const interest = roundHalfUp(
    remedy === 'commission' ? onCommission : (onCommission + figures.apr.interest[floor]) / 2,
  )
  return { low: interest, high: interest }
}
