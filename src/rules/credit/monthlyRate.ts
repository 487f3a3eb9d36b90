/**
 * How a yearly rate becomes a monthly one.
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
