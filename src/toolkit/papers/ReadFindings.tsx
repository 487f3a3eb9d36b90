import { countedWords, fillIn, labelOf } from '../../content/words/fillIn.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { Finding } from '../../papers/findings.ts'
import { type PaperRow, printReading } from './paperRow.ts'
import type { PapersWords } from './wordsFile.ts'
import { Passage } from './Passage.tsx'
import { LinkButton, QuietButton } from '../../components/Button.tsx'

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

/** Show the reading of one question: the value, where it is, how sure it is, and yes or no to it or to another reading. */
function FindingRow({
  row,
  finding: { field, value, place, paper, doubts, others },
  chosen,
  onChoose,
  words,
  lenders,
}: {
  row: PaperRow
  finding: Finding
  /** The value that was said yes to; undefined while none was. */
  chosen: number | string | undefined
  onChoose: (value: number | string | undefined) => void
  words: PapersWords
  lenders: LenderData
}) {
  const shown = [{ value, place, paper }, ...others].find((one) => one.value === chosen) ?? { value, place, paper }
  const print = (one: number | string) => printReading(field, one, words, lenders)
  const differs = row.given !== undefined && row.given !== row.answerOf(shown.value)
  const readings = [{ value }, ...others].filter(
    (one) => one.value !== shown.value && row.answerOf(one.value) !== undefined,
  )
  return (
    <div className="finding" data-chosen={chosen === undefined ? undefined : ''}>
      <dt>{row.label}</dt>
      <dd>
        <p className="finding-value">
          <strong translate="no">{print(shown.value)}</strong>{' '}
          <span className="hint">{doubts.length === 0 ? words.sure : words.unsure}</span>
        </p>
        {doubts.map((doubt) => (
          <p key={doubt} className="doubt">
            {labelOf(words.doubts, doubt)}
          </p>
        ))}
        <Passage place={shown.place} file={shown.paper.file} words={words} />
        {differs && <p className="doubt">{fillIn(words.given, { value: row.print(row.given ?? '') })}</p>}
        <p className="finding-ways">
          <QuietButton
            aria-pressed={chosen !== undefined}
            onClick={() => onChoose(chosen === undefined ? shown.value : undefined)}
          >
            {chosen === undefined ? words.use : words.leave}
            <span className="visually-hidden">: {row.label}</span>
          </QuietButton>
          {chosen !== undefined && <span role="status">{words.using}</span>}
          {readings.map((one) => (
            <LinkButton key={one.value} onClick={() => onChoose(one.value)}>
              {fillIn(words.instead, { value: print(one.value) })}
            </LinkButton>
          ))}
        </p>
      </dd>
    </div>
  )
}
