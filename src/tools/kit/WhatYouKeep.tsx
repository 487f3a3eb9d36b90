import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import type { Pence } from '../../rules/money/pence.ts'
import { pounds, poundsRange } from './money.ts'

/** What the visitor keeps of this very range: without a firm first, then with one, in pounds and with VAT. Each agreement is charged by itself. */
export function WhatYouKeep({
  ranges,
  facts,
  today,
}: {
  ranges: readonly { low: Pence; high: Pence }[]
  facts: Facts
  today: PlainDate
}) {
  const sum = (of: 'redress' | 'total' | 'keep') => ({
    low: ranges.reduce((total, { low }) => total + feeFor(low, today, facts)[of], 0),
    high: ranges.reduce((total, { high }) => total + feeFor(high, today, facts)[of], 0),
  })
  return (
    <section className="keep" aria-labelledby="what-you-keep">
      <h3 id="what-you-keep">What you would keep</h3>
      <div className="keep-ways">
        <div>
          <h4>Do it yourself, free</h4>
          <p className="keep-sum">{poundsRange(sum('redress'))}</p>
          <p>All of it, if anything is paid. You do not need us: the lender and the ombudsman charge nothing.</p>
          <p>
            <a className="button" href="/guides/complaint-letter-generator">
              Write to my lender
            </a>
          </p>
        </div>
        <div>
          <h4>Have us do it, for up to {pounds(sum('total').high)}</h4>
          <p className="keep-sum">{poundsRange(sum('keep'))}</p>
          <p>
            After a fee of {poundsRange(sum('total'))}, VAT included: the most the rules allow. We are a claims
            management company. If nothing is paid, there is no fee.
          </p>
          <p>
            <a className="button" href="/fees">
              See the fees
            </a>
          </p>
        </div>
      </div>
      <p>Both could be {pounds(0)}.</p>
    </section>
  )
}
