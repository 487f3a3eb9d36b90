import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { AgreementRead } from '../../papers/readPapers.ts'
import type { Check } from '../../papers/identities.ts'
import type { PapersWords } from './wordsFile.ts'
import { copyText } from '../controls/sharing.ts'
import { notify } from '../../browser/notify.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { type Chosen, chosenKey, type PaperRow, printReading } from './paperRow.ts'
import { Passage } from './Passage.tsx'
import { ReadFindings } from './ReadFindings.tsx'
import { QuietButton } from '../../components/Button.tsx'

/** All that was read of one agreement: the findings beside the questions they answer, what is missing, the checks, and the passages on commission. */
export function ReadAgreement({
  agreement: { findings, checks, disclosures },
  index,
  isOneOfSeveral,
  isAnswered,
  rows,
  chosen,
  onChoose,
  onKeep,
  words,
  lenders,
}: {
  agreement: AgreementRead
  index: number
  isOneOfSeveral: boolean
  /** True if a letter beside it answers questions that it does not. */
  isAnswered: boolean
  rows: readonly PaperRow[]
  chosen: Chosen
  onChoose: (row: PaperRow, value: number | string | undefined) => void
  /** Keeps passages in the case. */
  onKeep: (passages: readonly string[]) => void
  words: PapersWords
  lenders: LenderData
}) {
  const found = rows.flatMap((row) => {
    const finding = findings.find(({ field, value }) => field === row.field && row.answerOf(value) !== undefined)
    return finding ? [{ row, finding }] : []
  })
  const missing = rows.filter((row) => row.given === undefined && !found.some((one) => one.row === row))
  // Of one of several, only what does not agree is said.
  const shownChecks = isOneOfSeveral ? checks.filter(({ agrees }) => !agrees) : checks
  const passages = disclosures.map(
    ({ passage, page, paper }) => `${passage} (${fillIn(words.place, { page, file: paper.file })})`,
  )
  const copy = async () => {
    if (await copyText(passages.join('\n\n'))) notify({ title: words.copied })
  }
  return (
    <>
      {found.length === 0 && !isAnswered && <p>{words.nothing}</p>}
      {found.length > 0 && (
        <ReadFindings
          found={found}
          isFolded={isOneOfSeveral}
          chosenFor={(row) => chosen.get(chosenKey(index, row))}
          onChoose={onChoose}
          words={words}
          lenders={lenders}
        />
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
            <Passage
              key={`${one.paper.file} ${one.page} ${one.passage}`}
              place={one}
              file={one.paper.file}
              words={words}
            />
          ))}
          <p className="finding-ways">
            <QuietButton onClick={copy}>{words.copyPassages}</QuietButton>
            <QuietButton onClick={() => onKeep(passages)}>{words.keepPassages}</QuietButton>
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
