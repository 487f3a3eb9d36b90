import { useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { longDate, dateParts, type PlainDate } from '../../dates/plainDate.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { DateBoxes } from '../../toolkit/controls/DateBoxes.tsx'
import { dateBoxId, dateFaultsOf } from '../../toolkit/controls/dateFaults.ts'
import { ErrorSummary, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { QuietButton } from '../../components/Button.tsx'

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
  const { day, month, year } = dateParts(until)
  const [typed, setTyped] = useState({ day: String(day), month: String(month), year: String(year) })
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const refuse = (message: string) => setFaults([{ box: dateBoxId('until', 'day'), message }])
  const submit = () => {
    const parsed = parseDateParts(typed, { about: words.about, today: latest, when: 'any' })
    if (!parsed.ok) return setFaults(dateFaultsOf('until', parsed))
    if (parsed.value > latest) return refuse(fillIn(words.tooLate, { day: longDate(latest) }))
    if (parsed.value < earliest) return refuse(fillIn(words.tooEarly, { day: longDate(earliest) }))
    setFaults([])
    onUntil(parsed.value)
  }
  return (
    <FoldedPart heading="h3" title={words.title}>
      <p role="status">
        {fillIn(words.says, { day: longDate(until) })} {until === latest && words.latest}
      </p>
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form screenOnly onSubmit={submit}>
        <DateBoxes
          id="until"
          legend={words.legend}
          hint={words.hint}
          values={typed}
          onChange={(part, value) => setTyped((before) => ({ ...before, [part]: value }))}
          faults={faults}
        />
        <QuietButton type="submit">{words.button}</QuietButton>
      </Form>
    </FoldedPart>
  )
}
