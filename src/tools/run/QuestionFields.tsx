import type { FlowQuestion } from '../../flows/schema.ts'
import { boxesOf, type Typed } from '../../flows/typed.ts'
import type { DatePart } from '../../casefile/inputs/dates.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { DateBoxes } from '../kit/DateBoxes.tsx'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextInput, type TextInputProps } from '../kit/TextInput.tsx'

/** The boxes of a question, with one for "I do not know" where that is an answer. */
export function QuestionFields({
  question,
  id,
  typed,
  onType,
  faults,
}: {
  question: FlowQuestion
  id: string
  typed: Typed
  onType: (part: Partial<Typed>) => void
  faults: readonly Fault[]
}) {
  const shared = { id, hint: question.hint, asQuestion: true }
  const error = faults[0]?.message
  if (question.kind === 'choice') {
    return (
      <Radios
        {...shared}
        error={error}
        legend={question.ask}
        options={question.options}
        value={typed.value}
        onChange={(value) => onType({ value })}
      />
    )
  }
  return (
    <>
      {question.kind === 'date' || question.kind === 'month' ? (
        <DateBoxes
          {...shared}
          legend={question.ask}
          parts={boxesOf(question) as DatePart[]}
          values={typed}
          faults={faults}
          onChange={(part, value) => onType({ [part]: value })}
        />
      ) : (
        <TextInput
          {...shared}
          {...look[question.kind]}
          error={error}
          label={question.ask}
          value={typed.value}
          onChange={(value) => onType({ value })}
        />
      )}
      {question.unknown !== undefined && (
        <div className="unknown">
          <p>or</p>
          <Checkbox
            id={`${id}-unknown`}
            label={question.unknown}
            checked={typed.unknown}
            onChange={(unknown) => onType({ unknown })}
          />
        </div>
      )}
    </>
  )
}

const look: Record<'money' | 'apr' | 'months', Pick<TextInputProps, 'prefix' | 'suffix' | 'inputMode' | 'width'>> = {
  money: { prefix: '£', inputMode: 'decimal', width: 10 },
  apr: { suffix: '%', inputMode: 'decimal', width: 6 },
  // "4 years" is understood as well, so the keyboard has letters.
  months: { suffix: 'months', inputMode: 'text', width: 6 },
}
