import { fillIn } from '../../content/words/fillIn.ts'
import { keyOf } from '../../flows/query.ts'
import { aboutOfStep, kindOfStep } from '../../flows/steps.ts'
import type { PaperPlace } from '../../papers/passages.ts'
import { useCase } from '../case/caseStore.ts'
import { useAddressSearch } from '../run/address.ts'
import { agreementFor, caseRows, numberOf } from './caseRows.ts'
import { flowRows, rowsFromCase } from './flowRows.ts'
import { usePanel } from './papersData.ts'
import { usePapers } from './papersStore.ts'

/** Show the source of an answer: the passage of a paper that says so, or the visitor’s case. */
export function SourceOf({ step }: { step: string }) {
  const { words, lenders, questions, most } = usePanel()
  const search = useAddressSearch()
  const { now, called } = useCase()
  const { caseFile } = now
  const agreements = (usePapers().reading?.agreements ?? []).slice(0, most)
  const [finding] = agreements.flatMap((agreement, index) => {
    const known = agreementFor(caseFile, index, numberOf(agreement))
    const rows = questions
      ? flowRows(questions, index, search).filter(({ key }) => keyOf(index, key) === step)
      : caseRows(known, words, lenders).filter(
          ({ asked }) => asked === kindOfStep(step) && known?.id === aboutOfStep(step),
        )
    return agreement.findings.filter(({ field, value }) =>
      rows.some((row) => row.field === field && row.given !== undefined && row.given === row.answerOf(value)),
    )
  })
  if (finding) return <Passage place={finding.place} file={finding.paper.file} />
  const isOfCase =
    questions !== undefined &&
    rowsFromCase(questions, caseFile.agreements, search).some(
      ({ index, row, value }) => keyOf(index, row.key) === step && row.given === row.answerOf(value),
    )
  return isOfCase ? (
    <p className="hint">
      {words.fromCase}
      {called && `: ${called}`}
    </p>
  ) : null
}

/** The words a value was read from, with the value marked, and where they stand. */
export const Passage = ({ place: { page, passage, mark }, file }: { place: PaperPlace; file: string }) => (
  <blockquote className="passage" translate="no">
    <p>
      {passage.slice(0, mark[0])}
      <mark>{passage.slice(mark[0], mark[1])}</mark>
      {passage.slice(mark[1])}
    </p>
    <p className="hint">{fillIn(usePanel().words.place, { page, file })}</p>
  </blockquote>
)
