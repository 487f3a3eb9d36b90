import { notify } from '../../browser/notify.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import { countedWords, fillIn, labelOf } from '../../content/words/fillIn.ts'
import type { Finding } from '../../papers/findings.ts'
import type { Check } from '../../papers/identities.ts'
import type { AgreementRead } from '../../papers/readPapers.ts'
import { fillCase } from '../case/caseStore.ts'
import { copyText } from '../controls/sharing.ts'
import { keepPassages } from './caseRows.ts'
import { type Chosen, chosenKey, findingFor, type PaperRow, printReading } from './paperRow.ts'
import { usePanel } from './papersData.ts'
import { Passage } from './SourceOf.tsx'
import type { PapersWords } from './wordsFile.ts'

/** All that was read of one agreement: the findings beside the questions they answer, what is missing, the checks, and the passages on commission. */
export function ReadAgreement({
  agreement: { findings: read, checks, disclosures },
  index,
  isOneOfSeveral,
  isAnswered,
  rows,
  chosen,
  onChoose,
}: {
  agreement: AgreementRead
  index: number
  isOneOfSeveral: boolean
  /** True if a letter beside it answers questions that it does not. */
  isAnswered: boolean
  rows: readonly PaperRow[]
  chosen: Chosen
  onChoose: (row: PaperRow, value: number | string | undefined) => void
}) {
  const { words, lenders, today } = usePanel()
  const found = rows.flatMap((row) => {
    const finding = findingFor(row, read)
    return finding ? [{ row, finding }] : []
  })
  const missing = rows.filter((row) => row.given === undefined && !found.some((one) => one.row === row))
  // What is to be decided stands before what was read clearly, which is folded where there are several agreements.
  const [open, clear] = [found.filter(isOpen), found.filter((one) => !isOpen(one))]
  const isFolded = isOneOfSeveral && clear.length > 1
  const findings = (some: readonly FoundRow[]) => (
    <dl className="findings">
      {some.map(({ row, finding }) => (
        <FindingRow
          key={row.key}
          row={row}
          finding={finding}
          chosen={chosen.get(chosenKey(index, row))}
          onChoose={(value) => onChoose(row, value)}
        />
      ))}
    </dl>
  )
  // Of one of several, only what does not agree is said.
  const shownChecks = isOneOfSeveral ? checks.filter(({ agrees }) => !agrees) : checks
  const passages = disclosures.map(
    ({ passage, page, paper }) => `${passage} (${fillIn(words.place, { page, file: paper.file })})`,
  )
  const copy = async () => {
    if (await copyText(passages.join('\n\n'))) notify({ title: words.copied })
  }
  const keep = () => {
    fillCase(keepPassages(passages, today))
    notify({ title: words.kept })
  }
  return (
    <>
      {found.length === 0 && !isAnswered && <p>{words.nothing}</p>}
      {found.length > 0 && !isFolded && findings([...open, ...clear])}
      {isFolded && open.length > 0 && findings(open)}
      {isFolded && (
        <details className="more">
          <summary>{countedWords(words.clear, clear.length)}</summary>
          {findings(clear)}
        </details>
      )}
      {missing.length > 0 && (
        <section>
          <h4>{words.missing}</h4>
          <p>{missing.map(({ label }) => label).join(', ')}</p>
          {missing.some(({ field }) => field === 'commission') && (
            <p>
              <a href={words.askForPath}>{words.askFor}</a>
            </p>
          )}
        </section>
      )}
      {shownChecks.length > 0 && (
        <section>
          <h4>{words.checksTitle}</h4>
          <ul className="paper-checks">
            {shownChecks.map((check) => (
              <li key={check.id} data-agrees={check.agrees ? '' : undefined}>
                {checkWords(check, words, lenders)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {disclosures.length > 0 && (
        <section>
          <h4>{words.commissionTitle}</h4>
          <p>{words.commissionHint}</p>
          {disclosures.map((one) => (
            <Passage key={`${one.paper.file} ${one.page} ${one.passage}`} place={one} file={one.paper.file} />
          ))}
          <p className="finding-ways">
            <QuietButton onClick={copy}>{words.copyPassages}</QuietButton>
            <QuietButton onClick={keep}>{words.keepPassages}</QuietButton>
          </p>
        </section>
      )}
    </>
  )
}

function checkWords({ id, about, agrees, stated, worked }: Check, words: PapersWords, lenders: LenderData): string {
  const its = words.checks.find((one) => one.id === id)
  const print = (value: number) => printReading(about, value, words, lenders)
  return agrees ? (its?.label ?? '') : fillIn(its?.differs ?? '', { stated: print(stated), worked: print(worked) })
}

type FoundRow = { row: PaperRow; finding: Finding }

/** Check whether a visitor has something to decide: the reading is in doubt, or another answer stands there. */
const isOpen = ({ row, finding: { doubts, value } }: FoundRow): boolean =>
  doubts.length > 0 || (row.given !== undefined && row.given !== row.answerOf(value))

/** Show the reading of one question: the value, where it is, how sure it is, and yes or no to it or to another reading. */
function FindingRow({
  row,
  finding: { field, value, place, paper, doubts, others },
  chosen,
  onChoose,
}: {
  row: PaperRow
  finding: Finding
  /** The value that was said yes to; undefined while none was. */
  chosen: number | string | undefined
  onChoose: (value: number | string | undefined) => void
}) {
  const { words, lenders } = usePanel()
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
        <Passage place={shown.place} file={shown.paper.file} />
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
