import type { FlowContext } from '../../flows/answers.ts'
import { Filled } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/FoldedPart.tsx'
import { FeeLine, feeLineFacts } from '../controls/FeeLine.tsx'

/** Show the cost of going on from a result: nothing, or a firm’s fee in pounds. The free way is the tool’s own words. */
export const CostOfGoingOn = ({
  says: { free, freeSays },
  context: { facts, today },
}: {
  says: { free: string; freeSays: string }
  context: FlowContext
}) => (
  <FoldedPart heading="h3" title={free}>
    <p>
      <Filled words={freeSays} />
    </p>
    <FeeLine facts={facts} today={today} />
  </FoldedPart>
)

/** Return the facts behind that cost, with others of the result. */
export const costSources = ({ facts, today }: FlowContext, ...others: readonly string[]) => ({
  facts: [...others, ...feeLineFacts].map((id) => facts.get(id)),
  today,
})
