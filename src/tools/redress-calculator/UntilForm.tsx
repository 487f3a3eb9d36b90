import { useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/parseDateParts.ts'
import { longDate, partsOf, type PlainDate } from '../../dates/plainDate.ts'
import { DateBoxes, dateBoxId } from '../kit/DateBoxes.tsx'
import { ErrorSummary } from '../kit/ErrorSummary.tsx'
import { Form } from '../../components/Form.tsx'

/** The day interest stops: the last for which the Bank Rate is confirmed, or an earlier one of the visitor’s choice. */
export function UntilForm({
  until,
  earliest,
  latest,
  onUntil,
}: {
  until: PlainDate
  earliest: PlainDate
  latest: PlainDate
  onUntil: (day: PlainDate) => void
}) {
  const { day, month, year } = partsOf(until)
  const [typed, setTyped] = useState({ day: String(day), month: String(month), year: String(year) })
  const [wrong, setWrong] = useState<{ message: string; parts: readonly string[] }>()
  const submit = () => {
    const parsed = parseDateParts(typed, { about: 'interest stops', today: latest, when: 'any' })
    if (!parsed.ok) return setWrong(parsed)
    const whole = ['day', 'month', 'year']
    if (parsed.value > latest)
      return setWrong({
        message: `Date interest stops must be on or before ${longDate(latest)}, the last day for which the Bank Rate is confirmed`,
        parts: whole,
      })
    if (parsed.value < earliest)
      return setWrong({
        message: `Date interest stops must be the same as or after ${longDate(earliest)}, when the agreement was made`,
        parts: whole,
      })
    setWrong(undefined)
    onUntil(parsed.value)
  }
  return (
    <section aria-labelledby="interest-stops">
      <h3 id="interest-stops">The day interest stops</h3>
      <p>
        Interest runs to {longDate(until)}.{' '}
        {until === latest && 'That is the last day for which we have confirmed the Bank Rate, so we do not go further.'}
      </p>
      {wrong && <ErrorSummary faults={[{ message: wrong.message, box: dateBoxId('until', 'day') }]} />}
      <Form screenOnly onSubmit={submit}>
        <DateBoxes
          id="until"
          legend="Work it out to an earlier day"
          hint="The day of the lender’s sum, if you are checking one."
          values={typed}
          onChange={(part, value) => setTyped((before) => ({ ...before, [part]: value }))}
          error={wrong?.message}
          wrong={wrong?.parts ?? []}
        />
        <button type="submit" className="button quiet">
          Work it out to this day
        </button>
      </Form>
    </section>
  )
}
