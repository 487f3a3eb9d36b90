/** Numbers with forty decimals, kept as whole BigInts: ONE stands for 1. */
const DIGITS = 40
export const ONE = 10n ** BigInt(DIGITS)

export const times = (a: bigint, b: bigint): bigint => (a * b) / ONE
export const over = (a: bigint, b: bigint): bigint => (a * ONE) / b
export const fixed = (whole: number | bigint): bigint => BigInt(whole) * ONE

/** The twelfth root of numerator ÷ denominator, to forty decimals, by Newton's method on whole numbers. */
export function twelfthRoot(numerator: bigint, denominator: bigint): bigint {
  const target = (numerator * ONE ** 12n) / denominator
  let root =
    BigInt(Math.round((Number(numerator) / Number(denominator)) ** (1 / 12) * 1e15)) * 10n ** BigInt(DIGITS - 15)
  for (let step = 0; step < 5; step += 1) root = (11n * root + target / root ** 11n) / 12n
  return root
}

/** The nearest whole number as a plain one, halves up. What is within 10^-20 of a half is a half: the rest is truncation. */
export const nearest = (value: bigint): number => {
  const shifted = value + ONE / 2n + 10n ** BigInt(DIGITS - 20)
  const whole = shifted / ONE
  return Number(shifted < 0n && whole * ONE !== shifted ? whole - 1n : whole)
}
