import { MainLink } from '../../components/Button.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import { type Pence, pounds, poundsRange } from '../../rules/money/pence.ts'
import { useWords } from './useWords.ts'

/** Compare what is kept of a range without a firm and with one, VAT included. Each agreement is charged by itself. */
export function KeepComparison({
  ranges,
  facts,
  today,
}: {
  ranges: readonly { low: Pence; high: Pence }[]
  facts: Facts
  today: PlainDate
}) {
  const words = useWords('shared').keep
  const sum = (of: 'redress' | 'total' | 'keep') => ({
    low: ranges.reduce((total, { low }) => total + feeFor(low, today, facts)[of], 0),
    high: ranges.reduce((total, { high }) => total + feeFor(high, today, facts)[of], 0),
  })
  return (
    <FoldedPart heading="h3" title={words.title}>
      <div className="keep-ways">
        <div>
          <h4>{words.alone}</h4>
          <p className="keep-sum">{poundsRange(sum('redress'))}</p>
          <p>{words.aloneSays}</p>
          <WriteToLender />
        </div>
        <div>
          <h4>{fillIn(words.firm, { fee: pounds(sum('total').high) })}</h4>
          <p className="keep-sum">{poundsRange(sum('keep'))}</p>
          <p>{fillIn(words.firmSays, { fee: poundsRange(sum('total')) })}</p>
          <MainLink href={words.feesPath}>{words.fees}</MainLink>
        </div>
      </div>
      <p>{fillIn(words.both, { nothing: pounds(0) })}</p>
    </FoldedPart>
  )
}

export function WriteToLender() {
  const { write, writePath } = useWords('shared').keep
  return <MainLink href={writePath}>{write}</MainLink>
}
