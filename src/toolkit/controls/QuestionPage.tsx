import { type ReactNode, useEffect, useRef } from 'react'
import { MainButton } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { useTitle } from './arrival.ts'
import { ErrorSummary, type Fault } from './ErrorSummary.tsx'
import { StepHeading } from './Field.tsx'

export type QuestionPageProps = {
  title: string
  /** Stands above the question: which part of the work it belongs to. */
  section?: ReactNode
  /** Heading of several questions. One question is its own heading. */
  heading?: string | undefined
  /** Before the questions, where something else follows them. */
  lead?: string | undefined
  faults: readonly Fault[]
  onContinue: () => void
  onBack?: (() => void) | undefined
  button?: string | undefined
  children: ReactNode
  /** Questions that may be left, under words to press. It opens by itself when something in it is wrong. */
  fold?: { words: string | undefined; questions: readonly ReactNode[] }
  below?: ReactNode
}

/** One page of questions: what is wrong, the way back, the fields, and Continue, which is never disabled. */
export function QuestionPage({
  title,
  section,
  heading,
  lead,
  faults,
  onContinue,
  onBack,
  button = 'Continue',
  children,
  fold,
  below,
}: QuestionPageProps) {
  useTitle(heading ?? title, faults.length > 0)
  const folded = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const isWrong = faults.some(({ box }) => folded.current?.querySelector(`[id="${box}"]`))
    if (folded.current && isWrong) folded.current.open = true
  }, [faults])
  return (
    <>
      {onBack && <BackButton onBack={onBack} />}
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form onSubmit={onContinue}>
        {section && <p className="section">{section}</p>}
        {heading !== undefined && <StepHeading>{heading}</StepHeading>}
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
        {fold && fold.questions.length > 0 && (
          <details className="more" ref={folded}>
            <summary>{fold.words}</summary>
            {fold.questions}
          </details>
        )}
        {below}
        <MainButton type="submit">{button}</MainButton>
      </Form>
    </>
  )
}

/** A page that asks nothing: the way back, its heading, and what it shows. The heading may have names, the title has none. */
export function ShownPage({
  title,
  heading = title,
  onBack,
  children,
}: {
  title: string
  heading?: ReactNode
  onBack: () => void
  children: ReactNode
}) {
  useTitle(title)
  return (
    <>
      <BackButton onBack={onBack} />
      <StepHeading>{heading}</StepHeading>
      {children}
    </>
  )
}

export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="back" onClick={onBack}>
    Back
  </button>
)
