import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { Finding } from '../../papers/findings.ts'
import type { PapersWords } from './wordsFile.ts'
import { fillIn, labelOf } from '../../content/words/fillIn.ts'
import type { PaperRow } from './paperRow.ts'
import { Passage } from './Passage.tsx'
import { printReading } from './printReading.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'

/** Show the reading of one question: the value, where it is, how sure it is, and yes or no to it or to another reading. */
export function FindingRow({
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
