import type { EndProps } from '../case/CaseFlow.tsx'
import { SummaryList } from '../kit/SummaryList.tsx'
import { useTitle } from '../kit/useTitle.ts'
import { agreementRows, personRows, rowsToChange } from './checkRows.ts'

/** All answers, to be checked before anything is made of them. */
export function CheckAnswers({
  end: {
    now: { caseFile },
    context,
    change,
    go,
    back,
  },
  also,
  next,
  button,
}: {
  end: EndProps
  /** Answers that only this tool asks for. */
  also: readonly { key: string; label: string; value: string | undefined }[]
  next: string
  button: string
}) {
  useTitle('Check your answers')
  const { agreements } = caseFile
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <h2 className="ask" tabIndex={-1}>
        Check your answers
      </h2>
      {agreements.map(({ id }, index) => (
        <section key={id}>
          <h3>{agreements.length > 1 ? `Agreement ${index + 1}` : 'The agreement'}</h3>
          <SummaryList rows={rowsToChange(agreementRows(caseFile, id, context.lenders), change)} />
        </section>
      ))}
      <p>
        <button type="button" className="as-link" onClick={() => change('lenders')}>
          Add or remove a lender
        </button>
      </p>
      <h3>You</h3>
      <SummaryList rows={rowsToChange(personRows(caseFile), change)} />
      {also.length > 0 && (
        <>
          <h3>The letter</h3>
          <SummaryList rows={rowsToChange([...also], change)} />
        </>
      )}
      <button type="button" className="button" onClick={() => go(next)}>
        {button}
      </button>
    </>
  )
}
