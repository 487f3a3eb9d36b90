import { Filled } from '../../components/Filled.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** Where else a lender’s name can be found, the quickest way first. */
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
