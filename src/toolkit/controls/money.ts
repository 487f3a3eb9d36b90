import { printPounds } from '../../facts/print.ts'
import { type Pence, poundsOf } from '../../rules/money/pence.ts'

/** "£829", "£1,650.95". */
export const pounds = (pence: Pence): string => printPounds(poundsOf(pence))

/** "£460 to £620"; one sum where both ends are the same. */
export const poundsRange = ({ low, high }: { low: Pence; high: Pence }): string =>
  low === high ? pounds(low) : `${pounds(low)} to ${pounds(high)}`
