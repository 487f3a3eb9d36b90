import type { DatePart, DateParts } from '../../casefile/inputs/parsed.ts'
import { privateBox } from '../../components/privateBox.ts'
import { dateBoxId, type Fault } from './ErrorSummary.tsx'
import { FieldGroup, type GroupProps } from './Field.tsx'

const names = { day: 'Day', month: 'Month', year: 'Year' } as const

/** A date in text boxes: day, month and year, or fewer. The month may be typed as a number or a name. */
export function DateBoxes({
  parts = ['day', 'month', 'year'],
  values,
  onChange,
  faults = [],
  birthday = false,
  ...group
}: Omit<GroupProps, 'error'> & {
  parts?: readonly DatePart[]
  values: DateParts
  onChange: (values: DateParts) => void
  /** Faults of the page: its own is among them. */
  faults?: readonly Fault[]
  /** True for a date of birth, which browsers can fill in. */
  birthday?: boolean
}) {
  const { id } = group
  const own = faults.find(({ box }) => parts.some((part) => box === dateBoxId(id, part)))
  return (
    <FieldGroup {...group} error={own?.message}>
      <div className="date">
        {parts.map((part) => (
          <div key={part} className="date-part">
            <label htmlFor={dateBoxId(id, part)}>{names[part]}</label>
            <input
              {...privateBox}
              id={dateBoxId(id, part)}
              type="text"
              data-width={part === 'year' ? 4 : part === 'month' ? 6 : 2}
              // A month may be typed as a word, so its keyboard has letters.
              inputMode={part === 'month' ? 'text' : 'numeric'}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              autoCorrect="off"
              enterKeyHint="next"
              value={values[part]}
              onChange={(event) => onChange({ ...values, [part]: event.target.value })}
              aria-invalid={(own && (own.parts ?? parts).includes(part)) || undefined}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
