import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { factInWords } from '../../letters/factInWords.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Steps to try when every paper is gone, the cheapest first. */
export const Ladder = ({
  words,
  facts,
  today,
}: {
  words: ToolWords['evidence-checklist']
  facts: Facts
  today: PlainDate
}) => (
  <details className="more ladder">
    <summary>{words.nothing}</summary>
    <p>{words.nothingSays}</p>
    <ol>
      {words.ladder.map(({ id, title: step, how, next, fact }) => (
        <li key={id}>
          <strong>{step}.</strong> {how}
          {fact &&
            ` ${
              fact === 'credit-file.years'
                ? fillIn(words.years, { years: factInWords(facts, fact, today) })
                : fillIn(words.until, { day: factInWords(facts, fact, today) })
            }`}
          {next.tool && (
            <>
              {' '}
              <Filled words={words.find} />
            </>
          )}
          {next.letter && (
            <>
              {' '}
              <Filled words={words.letters[next.letter]} />
            </>
          )}
        </li>
      ))}
    </ol>
  </details>
)
