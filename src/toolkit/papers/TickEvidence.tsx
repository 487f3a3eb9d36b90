import { useState } from 'react'
import type { PapersWords } from './wordsFile.ts'
import type { Paper } from '../../papers/kinds.ts'
import { fillCase } from '../case/caseStore.ts'
import { isEvidence, tickEvidence } from './caseRows.ts'
import { QuietButton } from '../../components/Button.tsx'

/** Ticks on the evidence list for the papers that were found, once its button is pressed. */
export function TickEvidence({ papers, words }: { papers: readonly Paper[]; words: PapersWords }) {
  const [ticked, setTicked] = useState(false)
  const kinds = papers.map(({ kind }) => kind)
  if (!kinds.some(isEvidence)) return null
  return (
    <section>
      <h3>{words.evidenceTitle}</h3>
      <QuietButton
        aria-pressed={ticked}
        onClick={() => {
          fillCase(tickEvidence(kinds))
          setTicked(true)
        }}
      >
        {ticked ? words.using : words.evidenceButton}
      </QuietButton>
    </section>
  )
}
