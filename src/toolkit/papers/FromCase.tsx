import { useCase } from '../case/caseStore.ts'
import { useAddressSearch } from '../run/address.ts'
import { countedWords } from '../../content/words/fillIn.ts'
import { caseAnswers, flowRows, putInAddress } from './flowRows.ts'
import type { PaperQuestion } from './paperQuestion.ts'
import { chosenKey } from './paperRow.ts'
import type { PapersWords } from './wordsFile.ts'
import { QuietButton } from '../../components/Button.tsx'

/** The answers that the visitor’s case has for the questions of a tool: one press puts those in that are not answered yet. */
export function FromCase({
  questions,
  most,
  words,
}: {
  questions: readonly PaperQuestion[]
  most: number
  words: PapersWords
}) {
  const search = useAddressSearch()
  const { now, called } = useCase()
  const agreements = now.caseFile.agreements.slice(0, most)
  const chosen = new Map(
    agreements.flatMap((agreement, index) => {
      const known = caseAnswers(questions, agreement)
      return flowRows(questions, index, search).flatMap((row) => {
        const value = known.get(row.key)
        return value === undefined || row.given !== undefined ? [] : [[chosenKey(index, row), value] as const]
      })
    }),
  )
  if (chosen.size === 0) return null
  return (
    <p>
      <QuietButton onClick={() => putInAddress(questions, agreements.length, chosen, search)}>
        {countedWords(words.useCase, chosen.size)}
        {called && ` (${called})`}
      </QuietButton>
    </p>
  )
}
