import { type ReactNode, useContext, useState } from 'react'
import type { CaseContext } from '../case/caseTool.ts'
import { type Change, inTurn, type Snapshot } from '../case/snapshot.ts'
import { asked } from '../case/steps.ts'
import { OpenStep } from '../case/useTyped.ts'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { type Fault, faultIn } from '../controls/ErrorSummary.tsx'
import { QuestionPage } from '../controls/QuestionPage.tsx'
import { Contradictions, useContradictions } from './contradictions.tsx'

/** A question as its tool shows it. `about` names the agreement, lender or address it is about, if it is about one. */
export type QuestionProps = {
  step: string
  now: Snapshot
  about: string
  context: CaseContext
  section?: string | undefined
  onAnswer: (change: Change) => void
  onBack?: (() => void) | undefined
}

/** What the questions about a case say. */
export const questionWords = ({ context }: { context: Pick<CaseContext, 'words'> }) =>
  toolWords(context.words, 'questions')

/** One question: checked on Continue, and either what is wrong or the change the answer makes. One that the case’s own dates contradict is asked about first. */
export function Asked({
  title,
  page,
  check,
  button,
  children,
}: {
  title: string
  page: QuestionProps
  check: () => Fault[] | Change
  button?: string
  /** The fields, given what is wrong with a box, and all that is wrong. */
  children: (faultOf: (box: string) => Message | undefined, faults: readonly Fault[]) => ReactNode
}) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const step = useContext(OpenStep)
  const { events, holds, agree } = useContradictions(step, page.now)
  const proceed = (isSure = false) => {
    const result = check()
    if (Array.isArray(result)) return setFaults(result)
    setFaults([])
    if (isSure) page.onAnswer(inTurn(result, agree))
    else if (!holds(asked(step)(result(page.now)))) page.onAnswer(result)
  }
  return (
    <QuestionPage
      title={title}
      section={page.section}
      faults={faults}
      onContinue={() => proceed()}
      onBack={page.onBack}
      {...(button ? { button } : {})}
    >
      {children(faultIn(faults), faults)}
      <Contradictions events={events} now={page.now} context={page.context} onSure={() => proceed(true)} />
    </QuestionPage>
  )
}
