import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { inWords } from '../../letters/inWords.ts'
import type { ToolWords } from '../wordsFiles.ts'

const letterPaths = { complaint: '/guides/complaint-letter-generator', sar: '/guides/sar-request-generator' } as const

/** What to try when every paper is gone, the cheapest first. */
export const Ladder = ({
  steps,
  title,
  says,
  facts,
  today,
}: {
  steps: ToolWords['evidence-checklist']['ladder']
  title: string
  says: string
  facts: Facts
  today: PlainDate
}) => (
  <details className="more ladder">
    <summary>{title}</summary>
    <p>{says}</p>
    <ol>
      {steps.map(({ id, title: step, how, next, fact }) => (
        <li key={id}>
          <strong>{step}.</strong> {how}
          {fact &&
            ` ${fact === 'credit-file.years' ? `That is about ${inWords(facts, fact, today)}.` : `It must keep them until ${inWords(facts, fact, today)}.`}`}
          {next.tool && (
            <>
              {' '}
              <a href="/guides/lender-finder">Find the lender</a>.
            </>
          )}
          {(next.letter === 'complaint' || next.letter === 'sar') && (
            <>
              {' '}
              <a href={letterPaths[next.letter]}>Write it</a>.
            </>
          )}
        </li>
      ))}
    </ol>
  </details>
)
