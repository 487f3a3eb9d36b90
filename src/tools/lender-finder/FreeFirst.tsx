import type { CaseContext } from '../case/caseTool.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'

/** What it costs to go on once the lender is found: nothing, or a firm’s fee. */
export const FreeFirst = ({ context: { facts, today } }: { context: CaseContext }) => (
  <>
    <section aria-labelledby="free">
      <h3 id="free">It costs nothing to complain</h3>
      <p>
        <a href="/guides/complaint-letter-generator">Write to the lender yourself</a>, free. The ombudsman is free too.
      </p>
      <FeeLine facts={facts} today={today} />
    </section>
    <FactSources facts={feeLineFacts.flatMap((id) => facts.get(id) ?? [])} today={today} />
  </>
)
