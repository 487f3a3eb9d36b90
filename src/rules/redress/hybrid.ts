import type { Pence } from '../money/pence.ts'

/**
 * The hybrid remedy before its caps: halfway between the commission remedy and the APR remedy, each with its interest,
 * in pence and parts of a penny (FCA Handbook, CONRED 6.4.15R to 6.4.16R and their match in CONRED 5.4).
 */
export const hybrid = (commissionRemedy: Pence, aprRemedy: Pence): Pence => (commissionRemedy + aprRemedy) / 2
