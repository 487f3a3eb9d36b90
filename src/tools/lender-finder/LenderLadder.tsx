import { FoldedPart } from '../../components/Fold.tsx'
import { Filled } from '../../components/Filled.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** List the other places for a lender’s name, the quickest first. */
export function LenderLadder({ found }: { found: boolean }) {
  const { after, instead, steps, more } = useWords('lender-finder').ladder
  return (
    <FoldedPart heading="h3" title={found ? after : instead} open={!found}>
      <ol className="working">
        {steps.map((step) => (
          <li key={step}>
            <Filled words={step} />
          </li>
        ))}
      </ol>
      <p>
        <Filled words={more} />
      </p>
    </FoldedPart>
  )
}
