import { useState } from 'react'
import type { PaperText } from '../../papers/parsers/messages.ts'
import type { Paper } from '../../papers/paper.ts'
import type { PapersWords } from './wordsFile.ts'
import { fillCase } from '../case/caseStore.ts'
import { mostOfLetter } from '../../casefile/toolAnswers.ts'
import { inChecks } from '../questions/inChecks.ts'
import { isEvidence, tickEvidence } from './caseRows.ts'

/** What else papers are good for: a letter for the reply decoder, and ticks on the evidence list. Each waits for its button. */
export function FoundBeside({
  papers,
  letters,
  words,
}: {
  papers: readonly Paper[]
  letters: readonly PaperText[]
  words: PapersWords
}) {
  const [ticked, setTicked] = useState(false)
  const [letter] = letters
  const kinds = papers.map(({ kind }) => kind)
  return (
    <>
      {letter && (
        <section>
          <h3>{words.letterTitle}</h3>
          <p>{words.letterHint}</p>
          <p>
            <a
              className="button quiet"
              href={words.letterPath}
              onClick={() => fillCase(inChecks({ how: 'paste', words: letter.text.slice(0, mostOfLetter) }))}
            >
              {words.letterButton}
            </a>
          </p>
        </section>
      )}
      {kinds.some(isEvidence) && (
        <section>
          <h3>{words.evidenceTitle}</h3>
          <button
            type="button"
            className="button quiet"
            aria-pressed={ticked}
            onClick={() => {
              fillCase(tickEvidence(kinds))
              setTicked(true)
            }}
          >
            {ticked ? words.using : words.evidenceButton}
          </button>
        </section>
      )}
    </>
  )
}
