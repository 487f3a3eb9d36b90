import type { FlowContext } from '../../flows/answers.ts'
import { Filled } from '../../components/Filled.tsx'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'
import { useWords } from '../kit/useWords.ts'

/** What it costs to go on from an outcome: nothing, or a firm’s fee in pounds. */
export function CostOfGoingOn({ context: { facts, today } }: { context: FlowContext }) {
  const { free, freeSays } = useWords('shared').outcome
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
