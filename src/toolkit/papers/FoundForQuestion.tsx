import { keyOf } from '../../flows/query.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { AgreementRead } from '../../papers/readPapers.ts'
import type { CaseFile } from '../../casefile/caseFile.ts'
import { fillCase, useCase } from '../case/caseStore.ts'
import { aboutOfStep, kindOfStep } from '../../flows/steps.ts'
import { newLenderStep } from '../case/steps.ts'
import { replaceSearch, useAddressSearch } from '../run/address.ts'
import { agreementFor, caseRows, numberOf, putInCase } from './caseRows.ts'
import { countedWords } from '../../content/words/fillIn.ts'
import { FindingRow } from './FindingRow.tsx'
import { flowRows, withAnswers } from './flowRows.ts'
import type { PapersData, PapersProps } from './papersData.ts'
import { chosenKey, type PaperRow } from './paperRow.ts'
import { usePapers } from './papersStore.ts'
import { Passage } from './Passage.tsx'

/** What the papers say to the question that is being asked, with the words it was read from; pressed, it is in the question’s fields. */
export function FoundForQuestion({
  step,
  questions,
  most,
  data: { words },
  lenders,
}: { step: string; data: PapersData; lenders: LenderData } & Pick<PapersProps, 'questions' | 'most'>) {
  const search = useAddressSearch()
  const { caseFile } = useCase().now
  const agreements = (usePapers().reading?.agreements ?? []).slice(0, most)
  const asked = questions
    ? agreements.flatMap((_, index) =>
        flowRows(questions, index, search).flatMap((row) => (keyOf(index, row.key) === step ? [{ index, row }] : [])),
      )[0]
    : askedOfCase(step, agreements, caseFile, (index) =>
        caseRows(agreementFor(caseFile, index, numberOf(agreements[index])), words, lenders),
      )
  const finding =
    asked &&
    agreements[asked.index]?.findings.find(
      ({ field, value }) => field === asked.row.field && asked.row.answerOf(value) !== undefined,
    )
  if (!asked || !finding) return null
  const { index, row } = asked
  const use = (value: number | string) => {
    const chosen = new Map([[chosenKey(index, row), value]])
    if (questions) {
      const query = withAnswers(questions, agreements.length, chosen, search)
      // The visitor stays where the answer is shown, and goes on with Continue.
      query.set('at', row.key)
      replaceSearch(`?${query}`)
    } else fillCase(putInCase(agreements.map(numberOf), chosen))
    // The button that was pressed makes room; what comes next is Continue.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#tool form [type="submit"]')?.focus())
  }
  const isIn = row.given !== undefined && row.given === row.answerOf(finding.value)
  return (
    <div className="papers">
      {isIn ? (
        <>
          <p role="status">{countedWords(words.putInDone, 1)}</p>
          <Passage place={finding.place} file={finding.paper.file} words={words} />
        </>
      ) : (
        <dl>
          <FindingRow
            row={row}
            finding={finding}
            chosen={undefined}
            onChoose={(value) => value !== undefined && use(value)}
            words={words}
            lenders={lenders}
          />
        </dl>
      )}
    </div>
  )
}

/** The line of the case that a step asks for, by the name of its question, and which of the agreements on paper it is about. */
function askedOfCase(
  step: string,
  agreements: readonly AgreementRead[],
  caseFile: CaseFile,
  rowsOf: (index: number) => PaperRow[],
): { index: number; row: PaperRow } | undefined {
  const about = aboutOfStep(step)
  const index = agreements.findIndex((agreement, at) => {
    const known = agreementFor(caseFile, at, numberOf(agreement))
    return step === newLenderStep(caseFile) ? known === undefined : known?.id === about
  })
  const row = index < 0 ? undefined : rowsOf(index).find(({ asked }) => asked === kindOfStep(step))
  return row && { index, row }
}
