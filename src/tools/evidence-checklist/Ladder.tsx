import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { inWords } from '../../letters/inWords.ts'
import type { ToolWords } from '../wordsFiles.ts'

const letterPaths = { complaint: '/guides/complaint-letter-generator', sar: '/guides/sar-request-generator' } as const

/** What to try when every paper is gone, the cheapest first. */
export const Ladder = ({
  steps,
  facts,
  today,
}: {
  steps: ToolWords['evidence-checklist']['ladder']
  facts: Facts
  today: PlainDate
}) => (
  <details className="more ladder">
    <summary>I have nothing at all: where do I begin?</summary>
    <p>Work down this list, and stop when you know the lender. Most people find it in the first three steps.</p>
    <ol>
      {steps.map(({ id, title, how, next, fact }) => (
        <li key={id}>
          <strong>{title}.</strong> {how}
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
