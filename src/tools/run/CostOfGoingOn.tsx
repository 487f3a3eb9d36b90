import type { FlowContext } from '../../flows/answers.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'

/** What it costs to go on from an outcome: nothing, or a firm’s fee in pounds. */
export const CostOfGoingOn = ({ context: { facts, today } }: { context: FlowContext }) => (
  <>
    <section aria-labelledby="what-it-costs">
      <h3 id="what-it-costs">It costs nothing to go on</h3>
      <p>
        You can take each of these steps yourself, free. <a href="/escalate-to-fos">The ombudsman</a> is free too.
      </p>
      <FeeLine facts={facts} today={today} />
    </section>
    <FactSources facts={feeLineFacts.flatMap((id) => facts.get(id) ?? [])} today={today} />
  </>
)
