import { type ReactNode, useContext } from 'react'
import { ErrorSummary, type Fault } from './ErrorSummary.tsx'
import { Form } from '../../components/Form.tsx'
import { StepShown, useBeside } from './besideQuestion.ts'
import { useTitle } from './useTitle.ts'

/** One page of questions: what is wrong, the way back, the fields, and Continue, which is never disabled. */
export function QuestionPage({
  title,
  section,
  faults,
  onContinue,
  onBack,
  button = 'Continue',
  children,
}: {
  /** What the browser’s tab says. */
  title: string
  /** Stands above the question: which part of the work it belongs to. */
  section?: ReactNode
  faults: readonly Fault[]
  onContinue: () => void
  /** Left out on the first page. */
  onBack?: (() => void) | undefined
  button?: string
  children: ReactNode
}) {
  useTitle(title, faults.length > 0)
  const step = useContext(StepShown)
  const Beside = useBeside()
  return (
    <>
      {onBack && (
        <button type="button" className="back" onClick={onBack}>
          Back
        </button>
      )}
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form onSubmit={onContinue}>
        {section && <p className="section">{section}</p>}
        {children}
        {Beside && step !== '' && <Beside step={step} />}
        <button type="submit" className="button">
          {button}
        </button>
      </Form>
    </>
  )
}
