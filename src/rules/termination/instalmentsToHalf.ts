import type { Pence } from '../money/pence.ts'

/**
 * How many instalments, after the deposit, bring the payments up to half the total price.
 * Null when all of them together do not: on many PCPs only the final payment gets there, as the total counts it too.
 */
export function instalmentsToHalf(half: Pence, deposit: Pence, instalment: Pence, months: number): number | null {
  const count = Math.max(0, Math.ceil((half - deposit) / instalment))
  return count <= months ? count : null
}
