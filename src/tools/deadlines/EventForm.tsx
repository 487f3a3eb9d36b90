import { useState } from 'react'
import type { CaseEvent, CaseEventKind } from '../../casefile/caseFile.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { parseDateParts } from '../../casefile/inputs/parseDateParts.ts'
import { lenderKeysOf } from '../../letters/startLetter.ts'
import { newId } from '../case/newId.ts'
import { changeCase } from '../case/caseStore.ts'
import type { CaseContext } from '../case/caseTool.ts'
import { both, inCase, type Snapshot } from '../case/snapshot.ts'
import { useTyped, useWithoutDraft } from '../case/useTyped.ts'
import { DateBoxes, dateBoxId } from '../kit/DateBoxes.tsx'
import type { Fault } from '../kit/ErrorSummary.tsx'
import { QuestionPage } from '../kit/QuestionPage.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { lenderNameOf } from '../questions/agreements.ts'
import { eventKinds } from './eventKinds.ts'
import { orderFault } from './orderFault.ts'

/** One thing that happened: what, when and, where it matters, how it was sent, its code and with which lender. */
export function EventForm({ now: { caseFile }, context: { today, lenders }, onDone, onBack }: { now: Snapshot; context: CaseContext; onDone: () => void; onBack: () => void }) {
  const [kind, setKind] = useTyped('kind', '')
  const [typed, setTyped] = useTyped('date', { day: '', month: '', year: '' })
  const [by, setBy] = useTyped('by', 'email')
  const [code, setCode] = useTyped('code', '')
  const keys = lenderKeysOf(caseFile)
  const [lender, setLender] = useTyped('lender', keys.length === 1 ? (keys[0] ?? 'unknown') : '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const settled = useWithoutDraft()
  const words = eventKinds.find(({ value }) => value === kind)
  const add = () => {
    const found: Fault[] = []
    if (!words) found.push({ box: 'event', message: 'Select what happened' })
    if (lender === '') found.push({ box: 'event-lender', message: 'Select the lender' })
    const date = parseDateParts(typed, { about: words?.about ?? 'it happened', today })
    if (!date.ok) found.push({ box: dateBoxId('event-date', date.parts[0] ?? 'day'), message: date.message })
    const event: Omit<CaseEvent, 'id'> | null = date.ok && words
      ? { kind: words.value as CaseEventKind, date: date.value, lenderId: lender, ...(words.asksHow ? { by: by as 'email' } : {}), ...(oneLine(code) ? { code: oneLine(code).slice(0, 40) } : {}) }
      : null
    const order = event && found.length === 0 ? orderFault(event, caseFile, today) : null
    if (order) found.push({ box: dateBoxId('event-date', 'day'), message: order })
    setFaults(found)
    if (!event || found.length > 0) return
    changeCase(both(inCase((before) => ({ ...before, events: [...before.events, { id: newId(), ...event }] })), settled))
    onDone()
  }
  const faultOf = (box: string) => faults.find((fault) => fault.box === box || (box === 'event-date' && fault.box.startsWith('event-date')))?.message
  return (
    <QuestionPage title="What happened?" faults={faults} onContinue={add} onBack={onBack} button="Add this">
      <Radios asQuestion id="event" legend="What happened?" options={eventKinds} value={kind} onChange={setKind} error={faultOf('event')} />
      <DateBoxes id="event-date" legend="When?" hint="For example 27 3 2026" values={typed} onChange={(part, value) => setTyped({ ...typed, [part]: value })} error={faultOf('event-date')} wrong={faultOf('event-date') ? ['day', 'month', 'year'] : []} />
      {words?.asksHow && <Radios small id="event-by" legend="How did you send it?" options={[{ value: 'email', label: 'Email' }, { value: 'post', label: 'Post' }, { value: 'form', label: 'Online form' }, { value: 'phone', label: 'Phone' }]} value={by} onChange={setBy} />}
      {(kind === 'finalResponse' || kind === 'redressDecision') && <TextInput id="event-code" label="A code on the letter (optional)" hint="Such as RD01 or RD02" width={10} value={code} onChange={setCode} />}
      {keys.length > 1 && (
        <Radios
          id="event-lender" legend="With which lender?" value={lender} onChange={setLender} error={faultOf('event-lender')}
          options={keys.map((key) => ({ value: key, label: lenderNameOf(caseFile.agreements.find((agreement) => lenderKey(agreement) === key) ?? {}, lenders) }))}
        />
      )}
    </QuestionPage>
  )
}
