import { useState } from 'react'
import type { InputFault } from '../../casefile/inputs/parsed.ts'
import type { Answers } from '../../flows/answers.ts'
import type { Flow } from '../../flows/schema.ts'
import { answerTo, nothingTyped, type Typed, type TypedBox, typedFrom } from '../../flows/typed.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { dateBoxId } from '../controls/dateFaults.ts'
import type { Fault } from '../controls/ErrorSummary.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { QuestionPage } from '../controls/QuestionPage.tsx'
import { useMessages } from '../controls/useMessages.ts'
import { useWords } from '../controls/useWords.ts'
import { QuestionFields } from './QuestionFields.tsx'

/** One question on its page. Nothing is checked before Continue, and what was typed stays. */
export function QuestionStep({
  flow,
  id,
  answers,
  today,
  section,
  onAnswer,
  onBack,
}: {
  flow: Flow
  id: string
  answers: Answers
  today: PlainDate
  section?: string | undefined
  onAnswer: (answer: string) => void
  onBack: (() => void) | undefined
}) {
  const words = useWords('shared').run
  const said = useMessages()
  const question = flow.questions[id]
  const [typed, setTyped] = useState<Typed>(() => (question ? typedFrom(question, answers[id]) : nothingTyped))
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [doubt, setDoubt] = useState<{ answer: string; check: InputFault }>()
  if (!question) return null

  const check = () => {
    const result = answerTo(flow, id, typed, answers, today)
    if (!result.ok)
      return setFaults([{ message: result.message, box: boxId(id, result.boxes[0]), parts: result.boxes }])
    // Something that is probably a mistake is asked about once, and can be kept.
    if (result.check !== undefined && doubt?.answer !== result.answer) {
      setFaults([])
      return setDoubt({ answer: result.answer, check: result.check })
    }
    onAnswer(result.answer)
  }

  return (
    <QuestionPage
      title={question.ask}
      section={section}
      faults={faults}
      onContinue={check}
      onBack={onBack}
      {...(doubt ? { button: words.sure } : {})}
    >
      <QuestionFields
        question={question}
        id={id}
        typed={typed}
        onType={(part) => setTyped((before) => ({ ...before, ...part }))}
        faults={faults}
      />
      {doubt && (
        <p className="doubt" role="alert">
          {said(doubt.check)}. {fillIn(words.doubt, { button: words.sure })}
        </p>
      )}
    </QuestionPage>
  )
}

const boxId = (id: string, box: TypedBox | undefined): string =>
  box === 'day' || box === 'month' || box === 'year' ? dateBoxId(id, box) : id
