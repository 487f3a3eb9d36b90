import { Filled, FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { FlowContext } from '../../flows/answers.ts'
import { feeFacts, feeFor } from '../../rules/fee/feeFor.ts'
import { type Pence, pounds } from '../../rules/money/pence.ts'
import { useWords } from '../controls/useWords.ts'

/** Show the cost of going on from a result: nothing, or a firm’s fee in pounds. The free way is the tool’s own words. */
export const CostOfGoingOn = ({
  says,
  context,
}: {
  says: { free: string; freeSays: string }
  context: FlowContext
}) => (
  <FoldedPart heading="h3" title={says.free}>
    <FilledParagraph words={says.freeSays} />
    <FeeLine {...context} />
  </FoldedPart>
)

export const costSources = ({ facts, today }: FlowContext, ...others: readonly string[]) => ({
  facts: [...others, ...feeFacts].map((id) => facts.get(id)),
  today,
})

/** An invented sum, easy to count with. */
const example: Pence = 100_000

/** Our service in a result that has no sum of its own: what it would cost in pounds, on an example. The free way stands before it. */
export function FeeLine({ facts, today }: FlowContext) {
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
