import { roundHalfUp } from '../money/roundHalfUp.ts'

/** A rate or share in whole hundredths of one percent: 9.9% is 990. Whole numbers, so sums of rates do not drift. */
export type BasisPoints = number

/** A hundred percent. */
export const WHOLE: BasisPoints = 10_000

/** A percent as people write it (9.9) to basis points (990). Throws when it has more than two decimals. */
export function basisPointsOf(percent: number): BasisPoints {
  const points = roundHalfUp(percent * 100)
  if (Math.abs(points - percent * 100) > 1e-6) throw new RangeError(`${percent}% has more than two decimal places`)
  return points
}

/** Basis points to a percent for showing: 990 to 9.9. */
export const percentOf = (points: BasisPoints): number => points / 100
