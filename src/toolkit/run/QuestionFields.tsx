import type { FlowQuestion } from '../../flows/schema.ts'
import { questionBoxes, type TypedBoxes } from '../../flows/typed.ts'
import type { DatePart } from '../../casefile/inputs/dates.ts'
import type { DateTyped } from '../../casefile/toolAnswers.ts'
import { DateBoxes } from '../controls/DateBoxes.tsx'
import type { Fault } from '../controls/ErrorSummary.tsx'
import { FieldBoxes, type FieldView, type Look } from '../controls/FieldBoxes.tsx'

/** The boxes of a question, with one for "I do not know" where that is an answer. */
export function QuestionFields({
  question,
  id,
  typed: { value, unknown: isUnknown, ...date },
  onType,
  faults,
  asQuestion,
}: {
  question: FlowQuestion
  id: string
  typed: TypedBoxes
  onType: (part: Partial<TypedBoxes>) => void
  faults: readonly Fault[]
  /** True if it is the page’s heading. */
  asQuestion: boolean
}) {
  const look = lookOf(question)
  const unknown = question.kind === 'choice' ? undefined : question.unknown
  const fields: FieldView[] = [
    {
      id,
      look,
      label: question.ask,
      hint: question.hint,
      asQuestion,
      ...(question.kind === 'choice' ? { options: question.options } : {}),
    },
    ...(unknown === undefined
      ? []
      : [{ id: `${id}-unknown`, look: { as: 'tick' as const }, label: unknown, within: 'unknown' as const }]),
  ]
  return (
    <FieldBoxes
      fields={fields}
      typed={{ [id]: look.as === 'date' ? date : value, [`${id}-unknown`]: isUnknown }}
      onType={(box, typed) =>
        onType(
          box === id
            ? look.as === 'date'
              ? (typed as DateTyped)
              : { value: typed as string }
            : { unknown: typed === true },
        )
      }
      faults={faults}
      or="or"
    />
  )
}

function lookOf(question: FlowQuestion): Look {
  switch (question.kind) {
    case 'choice':
      return { as: 'choice' }
    case 'date':
    case 'month':
      return { as: 'date', Box: DateBoxes, parts: questionBoxes(question) as DatePart[] }
    case 'money':
      return { as: 'text', prefix: '£', inputMode: 'decimal', width: 10 }
    case 'apr':
      return { as: 'text', suffix: '%', inputMode: 'decimal', width: 6 }
    case 'months':
      // "4 years" is understood as well, so the keyboard has letters.
      return { as: 'text', suffix: 'months', inputMode: 'text', width: 6 }
  }
}
