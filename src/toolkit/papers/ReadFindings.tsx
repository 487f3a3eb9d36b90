import { countedWords } from '../../content/words/fillIn.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { Finding } from '../../papers/findings.ts'
import { FindingRow } from './FindingRow.tsx'
import type { PaperRow } from './paperRow.ts'
import type { PapersWords } from './wordsFile.ts'

/** A row with what papers say for it. */
export type FoundRow = { row: PaperRow; finding: Finding }

/**
 * Show the readings of one agreement: first what is to be decided, then what was read clearly; that is folded where there are several
 * agreements.
 */
export function ReadFindings({
  found,
  isFolded,
  chosenFor,
  onChoose,
  words,
  lenders,
}: {
  found: readonly FoundRow[]
  isFolded: boolean
  chosenFor: (row: PaperRow) => number | string | undefined
  onChoose: (row: PaperRow, value: number | string | undefined) => void
  words: PapersWords
  lenders: LenderData
}) {
  const rowsOf = (some: readonly FoundRow[]) => (
    <dl className="findings">
      {some.map(({ row, finding }) => (
        <FindingRow
          key={row.key}
          row={row}
          finding={finding}
          chosen={chosenFor(row)}
          onChoose={(value) => onChoose(row, value)}
          words={words}
          lenders={lenders}
        />
      ))}
    </dl>
  )
  const [open, clear] = [found.filter(isOpen), found.filter((one) => !isOpen(one))]
  if (!isFolded || clear.length < 2) return rowsOf([...open, ...clear])
  return (
    <>
      {open.length > 0 && rowsOf(open)}
      <details className="more">
        <summary>{countedWords(words.clear, clear.length)}</summary>
        {rowsOf(clear)}
      </details>
    </>
  )
}

/** Check whether a visitor has something to decide: the reading is in doubt, or another answer stands there. */
const isOpen = ({ row, finding: { doubts, value } }: FoundRow): boolean =>
  doubts.length > 0 || (row.given !== undefined && row.given !== row.answerOf(value))
