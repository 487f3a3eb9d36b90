import type { FlowContext } from '../../flows/answers.ts'
import { Filled } from '../../components/Filled.tsx'
import { FactSources } from '../controls/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../controls/FeeLine.tsx'

/** Show the cost of going on from a result: nothing, or a firm’s fee in pounds. The free way is the tool’s own words. */
export function CostOfGoingOn({
  says: { free, freeSays },
  context: { facts, today },
}: {
  says: { free: string; freeSays: string }
  context: FlowContext
}) {
  return (
    <>
      <section aria-labelledby="what-it-costs">
        <h3 id="what-it-costs">{free}</h3>
        <p>
          <Filled words={freeSays} />
        </p>
        <FeeLine facts={facts} today={today} />
      </section>
      <FactSources facts={feeLineFacts.flatMap((id) => facts.get(id) ?? [])} today={today} />
    </>
  )
}
