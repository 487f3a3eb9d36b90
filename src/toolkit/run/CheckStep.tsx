import { SummaryList, type SummaryRow } from '../controls/SummaryList.tsx'
import { useTitle } from '../controls/useTitle.ts'
import { useWords } from '../controls/useWords.ts'

/** The answers, to be checked before the result. */
export function CheckStep({
  section,
  rows,
  onContinue,
  onBack,
}: {
  section?: string | undefined
  rows: readonly SummaryRow[]
  onContinue: () => void
  onBack: () => void
}) {
  const words = useWords('shared').run
  useTitle(words.check)
  return (
    <>
      <button type="button" className="back" onClick={onBack}>
        Back
      </button>
      {section && <p className="section">{section}</p>}
      <h2 className="ask" tabIndex={-1}>
        {words.check}
      </h2>
      <SummaryList rows={rows} />
      <button type="button" className="button" onClick={onContinue}>
        {words.show}
      </button>
    </>
  )
}
