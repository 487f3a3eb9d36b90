import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import type { Pence } from '../../rules/money/pence.ts'
import { pounds } from './money.ts'

/** What the line counts with. */
export const feeLineFacts = ['fees.cap-bands', 'fees.vat-rate'] as const

/** An invented sum, easy to count with. */
const example: Pence = 100_000

/** Our service in a result that has no sum of its own: what it would cost in pounds, on an example. The free way stands before it. */
export function FeeLine({ facts, today }: { facts: Facts; today: PlainDate }) {
  const { redress, total, keep } = feeFor(example, today, facts)
  return (
    <p>
      We are a claims management company, and you do not need us.{' '}
      <span data-example="">
        Say you were paid {pounds(redress)}. By yourself you would keep it all. With us you would keep {pounds(keep)},
        after a fee of {pounds(total)}, VAT included: the most the rules allow.
      </span>{' '}
      If nothing is paid, there is no fee. <a href="/fees">See the fees</a>.
    </p>
  )
}
