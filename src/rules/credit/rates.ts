import { roundHalfUp } from '../money/pence.ts'

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

/**
 * Convention that turns a yearly rate into a monthly one.
 * "effective": twelve months of it compound to the yearly rate, as the APR is defined (FCA Handbook, CONC App 1.2). The
 * scheme's APR is that statutory one (CONRED 5.1.1R(1) and 6.1.1R(1), read), so this is the rules' rate.
 * "nominal": a twelfth of the yearly rate. Not how an APR is defined: another reading, kept because it is how at least one published example was
 * worked out (Congruent, October 2025: £20,000 over 48 months at 10% is £507.25), so it can be reproduced.
 */
export const monthlyRateConventions = ['effective', 'nominal'] as const
export type MonthlyRateConvention = (typeof monthlyRateConventions)[number]

/** The monthly rate as a fraction, from a yearly rate as a fraction (0.099 for 9.9%). */
export const monthlyRate = (yearly: number, convention: MonthlyRateConvention): number =>
  // log1p and expm1 keep the digits that 1 + rate would lose when the rate is small.
  convention === 'effective' ? Math.expm1(Math.log1p(yearly) / 12) : yearly / 12
