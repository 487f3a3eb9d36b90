import { printPounds } from '../../facts/print.ts'

/** An amount of money in whole pence. A sum still being worked out may hold part of a penny; its docstring says so. */
export type Pence = number

/** Pounds as people write them (12.34) to whole pence (1234). A third decimal is rounded half up. */
export const penceOf = (pounds: number): Pence => roundHalfUp(pounds * 100)

/** Whole pence to pounds, as a decimal for showing or for JSON: 1234 to 12.34. */
export const poundsOf = (pence: Pence): number => pence / 100

// Binary fractions put 1.005 × 100 a hair under 100.5, and a small difference of large amounts carries the large ones'
// error. A value this near to a half (some 3 × 10⁻⁸ up to a million, in proportion beyond) is rounded as the half it is:
// far above the error of sums of £100,000 in pence, far below any difference a real sum makes.
const noise = (value: number) => Math.max(1_000_000, Math.abs(value)) * 2 ** -45

/** The nearest whole number; a half goes up (2.5 to 3, −2.5 to −2). Used on pence, so it rounds to the penny. */
export const roundHalfUp = (value: number): number =>
  // "+ 0" so that a tiny negative value prints as 0 and not as −0.
  Math.floor(value + 0.5 + noise(value)) + 0

/** Pence or parts of one to pounds for JSON, rounded to the penny; null stays null. */
export const inPounds = (pence: Pence | null): number | null => (pence === null ? null : poundsOf(roundHalfUp(pence)))

export const allInPounds = (amounts: Readonly<Record<string, Pence | null>>): Record<string, number | null> =>
  Object.fromEntries(Object.entries(amounts).map(([name, pence]) => [name, inPounds(pence)]))

/** "£829", "£1,650.95". */
export const pounds = (pence: Pence): string => printPounds(poundsOf(pence))

/** "£460 to £620"; one sum where both ends are the same. */
export const poundsRange = ({ low, high }: { low: Pence; high: Pence }): string =>
  low === high ? pounds(low) : `${pounds(low)} to ${pounds(high)}`
