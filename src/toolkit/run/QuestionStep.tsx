import { type ReactNode, useState } from 'react'
import type { DateParts, InputFault } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Answers } from '../../flows/answers.ts'
import type { Flow, FlowQuestion } from '../../flows/schema.ts'
import { answerTo, nothingTyped, partsOf, type TypedBoxes, typedFrom } from '../../flows/typed.ts'
import { DateBoxes } from '../controls/DateBoxes.tsx'
import { type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import { FieldBoxes, type FieldView, type Look } from '../controls/FieldBoxes.tsx'
import { QuestionPage, type QuestionPageProps } from '../controls/QuestionPage.tsx'
import { useMessages, useWords } from '../controls/useWords.ts'

/** Questions on a page, most often one. Nothing is checked before the button is pressed, and what was typed stays. */
export function QuestionStep({
  flow,
  asks,
  lead,
  button,
  answers,
  today,
  onAnswer,
  children,
  ...page
}: {
  flow: Flow
  /** The questions. One with an answer for those who cannot say is in a fold, where that answer stands at first. */
  asks: readonly { id: string; unknown?: string | undefined }[]
  answers: Answers
  today: PlainDate
  onAnswer: (answers: Answers) => void
  children?: ReactNode
} & Pick<QuestionPageProps, 'heading' | 'lead' | 'button' | 'section' | 'onBack'>) {
  const words = useWords('shared').run
  const said = useMessages()
  const [typed, setTyped] = useState<Readonly<Record<string, TypedBoxes>>>(() =>
    Object.fromEntries(
      asks.flatMap(({ id, unknown }) => {
        const question = flow.questions[id]
        return question ? [[id, typedFrom(question, answers[id] ?? unknown)]] : []
      }),
    ),
  )
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [doubts, setDoubts] = useState<readonly { id: string; answer: string; check: InputFault }[]>([])

  const check = () => {
    const given: Record<string, string> = {}
    const wrong: Fault[] = []
    const doubted: (typeof doubts)[number][] = []
    for (const { id } of asks) {
      const result = answerTo(flow, id, typed[id] ?? nothingTyped, { ...answers, ...given }, today)
      wrong.push(...faultsOf([[id, result]]))
      if (!result.ok) continue
      given[id] = result.value
      if (result.check !== undefined) doubted.push({ id, answer: result.value, check: result.check })
    }
    setFaults(wrong)
    if (wrong.length > 0) return
    // Something that is probably a mistake is asked about once, and can be kept.
    const isNew = doubted.some(({ id, answer }) => !doubts.some((one) => one.id === id && one.answer === answer))
    if (isNew) setDoubts(doubted)
    else onAnswer(given)
  }
  /** The boxes of a question, with one for "I do not know" where that is an answer. */
  const fieldsOf = ({ id }: { id: string }) => {
    const question = flow.questions[id]
    if (!question) return null
    const { value, unknown: isUnknown, ...date } = typed[id] ?? nothingTyped
    const onType = (part: Partial<TypedBoxes>) =>
      setTyped((before) => ({ ...before, [id]: { ...nothingTyped, ...before[id], ...part } }))
    const look = lookOf(question)
    const field = { id, look, label: question.ask, hint: question.hint, asQuestion: page.heading === undefined }
    const fields: FieldView[] = [question.kind === 'choice' ? { ...field, options: question.options } : field]
    if (question.kind !== 'choice' && question.unknown !== undefined)
      fields.push({ id: `${id}-unknown`, look: { as: 'tick' }, label: question.unknown, within: 'unknown' })
    return (
      <FieldBoxes
        key={id}
        fields={fields}
        typed={{ [id]: look.as === 'date' ? date : value, [`${id}-unknown`]: isUnknown }}
        onType={(box, given) => {
          if (box !== id) onType({ unknown: given === true })
          else onType(look.as === 'date' ? (given as DateParts) : { value: given as string })
        }}
        faults={faults}
        or="or"
      />
    )
  }
  const own = asks.filter(({ unknown }) => unknown === undefined)
  const folded = asks.filter(({ unknown }) => unknown !== undefined)
  return (
    <QuestionPage
      title={flow.questions[asks[0]?.id ?? '']?.ask ?? ''}
      {...{ ...page, faults }}
      lead={own.length > 0 ? lead : undefined}
      onContinue={check}
      button={doubts.length > 0 ? words.sure : button}
      fold={{ words: words.unsaid, questions: folded.map(fieldsOf) }}
      below={children}
    >
      {own.map(fieldsOf)}
      {doubts.map(({ id, check: doubt }) => (
        <p key={id} className="doubt" role="alert">
          {said(doubt)}. {fillIn(words.doubt, { button: words.sure })}
        </p>
      ))}
    </QuestionPage>
  )
}

function lookOf(question: FlowQuestion): Look {
  switch (question.kind) {
    case 'choice':
      return { as: 'choice' }
    case 'date':
    case 'month':
      return { as: 'date', Box: DateBoxes, parts: partsOf(question) }
    case 'money':
      return { as: 'text', prefix: '£', inputMode: 'decimal', width: 10 }
    case 'apr':
      return { as: 'text', suffix: '%', inputMode: 'decimal', width: 6 }
    case 'months':
      // "4 years" is understood as well, so the keyboard has letters.
      return { as: 'text', suffix: 'months', inputMode: 'text', width: 6 }
  }
}
