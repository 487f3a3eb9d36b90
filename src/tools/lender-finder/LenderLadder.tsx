import { Filled } from '../../components/Filled.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** List the other places for a lender’s name, the quickest first. */
export function LenderLadder({ found }: { found: boolean }) {
  const { after, instead, steps, more } = useWords('lender-finder').ladder
  return (
    <section aria-labelledby="ladder">
      <h3 id="ladder">{found ? after : instead}</h3>
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
    </section>
  )
}
