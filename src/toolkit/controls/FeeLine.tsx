import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import type { Pence } from '../../rules/money/pence.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { Filled } from '../../components/Filled.tsx'
import { pounds } from './money.ts'
import { useWords } from './useWords.ts'

/** Facts that the line counts with. */
export const feeLineFacts = ['fees.cap-bands', 'fees.vat-rate'] as const

/** An invented sum, easy to count with. */
const example: Pence = 100_000

/** Our service in a result that has no sum of its own: what it would cost in pounds, on an example. The free way stands before it. */
export function FeeLine({ facts, today }: { facts: Facts; today: PlainDate }) {
  const { fee } = useWords('shared')
  const { redress, total, keep } = feeFor(example, today, facts)
  return (
    <p>
      {fee.who}{' '}
      <span data-example="">
        {fillIn(fee.example, { redress: pounds(redress), keep: pounds(keep), fee: pounds(total) })}
      </span>{' '}
      <Filled words={fee.nothing} />
    </p>
  )
}
