import { useState } from 'react'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { agreedTo } from '../../casefile/contradictions.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import { changeCase } from '../case/caseStore.ts'
import { orderFault } from '../case/orderFault.ts'
import { addEvents, type Change, compose, newId, removeEvents } from '../case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../case/useDraft.ts'
import { useNextFocus } from '../controls/arrival.ts'
import { DateBoxes } from '../controls/DateBoxes.tsx'
import { dateBoxId, type Fault, faultsOf } from '../controls/ErrorSummary.tsx'
import { Radios } from '../controls/Radios.tsx'
import { useWords } from '../controls/useWords.ts'
import { inChecks } from '../questions/inChecks.ts'
import { dateBoxes } from '../questions/keptDate.ts'

/** Note the day a letter was sent, from which its dates are counted. */
export function SentForm({
  kind,
  lender,
  today,
  caseFile,
}: {
  kind: 'complaintSent' | 'sarSent' | 'fosSent'
  lender: string
  today: PlainDate
  caseFile: CaseFile
}) {
  const words = useWords('letters').sent
  const { order } = useWords('case')
  const [{ 'sent-on': on, 'sent-by': by }, type] = useDraft(() => ({ 'sent-on': dateBoxes(today), 'sent-by': 'email' }))
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const settled = useWithoutDraft()
  const focusNext = useNextFocus()
  const firstBox = dateBoxId('sent-on', 'day')
  const sent = caseFile.events.find((event) => event.kind === kind && event.lenderId === lender)
  if (sent) {
    const forget = () => {
      focusNext(`#${firstBox}`)
      changeCase(removeEvents([sent]))
    }
    return (
      <p className="row" id="sent-noted" tabIndex={-1}>
        {fillIn(words.noted, { day: longDate(sent.date) })} <LinkButton onClick={forget}>{words.change}</LinkButton>
      </p>
    )
  }
  const refuse = (found: readonly Fault[]) => {
    focusNext(`#${found[0]?.box}`)
    setFaults(found)
  }
  const note = () => {
    const date = parseDateParts(on, { about: words.about, today })
    if (!date.ok) return refuse(faultsOf([['sent-on', date]]))
    const added: Omit<CaseEvent, 'id'> = {
      date: date.value,
      kind,
      lenderId: lender,
      by: by as 'email' | 'post' | 'form',
    }
    const fault = orderFault(added, caseFile, today, order)
    if (fault !== null) return refuse([{ box: firstBox, message: fault }])
    setFaults([])
    const event = { ...added, id: newId() }
    focusNext('#sent-noted')
    // The answer "no complaint yet" was given before this letter was sent.
    const confirm: Change = (now) => (kind === 'complaintSent' ? inChecks(agreedTo(now, 'before', [event]))(now) : now)
    changeCase(compose(addEvents([event]), confirm, settled))
  }
  return (
    <Form className="sent" screenOnly onSubmit={note}>
      <DateBoxes
        id="sent-on"
        legend={words.when}
        values={on}
        onChange={(date) => type({ 'sent-on': date })}
        faults={faults}
      />
      <Radios
        small
        id="sent-by"
        legend={words.how}
        options={[
          { value: 'email', label: words.email },
          { value: 'post', label: words.post },
          { value: 'form', label: words.form },
        ]}
        value={by}
        onChange={(way) => type({ 'sent-by': way })}
      />
      <QuietButton type="submit">{words.note}</QuietButton>
    </Form>
  )
}
