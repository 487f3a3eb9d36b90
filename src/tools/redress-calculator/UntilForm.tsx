import { useMemo, useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { longDate, partsOf, type PlainDate } from '../../dates/plainDate.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { DateBoxes, dateBoxId } from '../kit/DateBoxes.tsx'
import { ErrorSummary } from '../kit/ErrorSummary.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'

/** The day interest stops: the last for which the Bank Rate is confirmed, or an earlier one of the visitor’s choice. */
export function UntilForm({
  words,
  until,
  earliest,
  latest,
  onUntil,
}: {
  words: ToolWords['redress-calculator']['until']
  until: PlainDate
  earliest: PlainDate
  latest: PlainDate
  onUntil: (day: PlainDate) => void
}) {
  const { day, month, year } = partsOf(until)
  const [typed, setTyped] = useState({ day: String(day), month: String(month), year: String(year) })
  const [wrong, setWrong] = useState<{ fault: Message; parts: readonly string[] }>()
  const faults = useMemo(() => (wrong ? [{ message: wrong.fault, box: dateBoxId('until', 'day') }] : []), [wrong])
  const submit = () => {
    const parsed = parseDateParts(typed, { about: words.about, today: latest, when: 'any' })
    if (!parsed.ok) return setWrong(parsed)
    const whole = ['day', 'month', 'year']
    if (parsed.value > latest)
      return setWrong({
        fault: fillIn(words.tooLate, { day: longDate(latest) }),
        parts: whole,
      })
    if (parsed.value < earliest)
      return setWrong({
        fault: fillIn(words.tooEarly, { day: longDate(earliest) }),
        parts: whole,
      })
    setWrong(undefined)
    onUntil(parsed.value)
  }
  return (
    <section aria-labelledby="interest-stops">
      <h3 id="interest-stops">{words.title}</h3>
      <p>
        {fillIn(words.says, { day: longDate(until) })} {until === latest && words.latest}
      </p>
      {wrong && <ErrorSummary faults={faults} />}
      <Form screenOnly onSubmit={submit}>
        <DateBoxes
          id="until"
          legend={words.legend}
          hint={words.hint}
          values={typed}
          onChange={(part, value) => setTyped((before) => ({ ...before, [part]: value }))}
          error={wrong?.fault}
          wrong={wrong?.parts ?? []}
        />
        <button type="submit" className="button quiet">
          {words.button}
        </button>
      </Form>
    </section>
  )
}
