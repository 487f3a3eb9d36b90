import type { CaseContext } from '../case/caseTool.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { FeeLine, feeLineFacts } from '../kit/FeeLine.tsx'
import { Filled } from '../../components/Filled.tsx'
import { useWords } from '../kit/useWords.ts'

/** What it costs to go on once the lender is found: nothing, or a firm’s fee. */
export function FreeFirst({ context: { facts, today } }: { context: CaseContext }) {
  const { free, freeSays } = useWords('lender-finder')
  return (
    <>
      <section aria-labelledby="free">
        <h3 id="free">{free}</h3>
        <p>
          <Filled words={freeSays} />
        </p>
        <FeeLine facts={facts} today={today} />
      </section>
      <FactSources facts={feeLineFacts.flatMap((id) => facts.get(id) ?? [])} today={today} />
    </>
  )
}
