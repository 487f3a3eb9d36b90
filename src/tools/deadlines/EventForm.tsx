import { useState } from 'react'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { type CaseEventKind, caseEventKinds } from '../../casefile/caseKinds.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import type { DateParts } from '../../casefile/inputs/parsed.ts'
import { lenderKeysOf } from '../../casefile/lenderKey.ts'
import { LinkButton } from '../../components/Button.tsx'
import type { PlainDate } from '../../dates/plainDate.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { orderFault } from '../../toolkit/case/orderFault.ts'
import { addEvents, compose, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import { DateBoxes } from '../../toolkit/controls/DateBoxes.tsx'
import { dateBoxId, type Fault, faultIn, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { GroupedRadios, Radios } from '../../toolkit/controls/Radios.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { lenderChoices } from '../../toolkit/questions/agreements.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { PastedLetter } from './PastedLetter.tsx'

/** Things that the visitor sends: how each went decides when it arrived. */
const sentKinds: readonly CaseEventKind[] = ['complaintSent', 'sarSent', 'sarIdGiven', 'sarClarifyGiven']

const ways = ['email', 'post', 'form', 'phone'] as const

export type EventFormProps = { now: Snapshot; context: CaseContext; onDone: () => void; onBack: () => void }

/** One thing that happened: what, when and, where it matters, how it was sent, its code and with which lender. */
export function EventForm({ now: { caseFile }, context, onDone, onBack }: EventFormProps) {
  const { today } = context
  const keys = lenderKeysOf(caseFile)
  const { kinds: groupsOf, events, paste, form } = useWords('deadlines')
  const { order } = useWords('case')
  const groups = groupsOf.map(({ title, kinds }) => ({
    title,
    options: kinds.map((value) => ({ value, ...events[value] })),
  }))
  const [typed, type] = useDraft<EventTyped>(() => ({
    kind: '',
    date: dateBoxes(undefined),
    by: 'email',
    code: '',
    note: '',
    lender: keys.length === 1 ? (keys[0] ?? 'unknown') : '',
  }))
  const { kind } = typed
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [pasting, setPasting] = useState(false)
  const settled = useWithoutDraft()
  const add = () => {
    const entered = enteredEvent(typed, caseFile, today, { events, form, order })
    setFaults('faults' in entered ? entered.faults : [])
    if ('faults' in entered) return
    changeCase(compose(addEvents([entered.event]), settled))
    onDone()
  }
  const faultOf = faultIn(faults)
  return (
    <QuestionPage title={form.title} faults={faults} onContinue={add} onBack={onBack} button={form.add}>
      {pasting ? (
        <PastedLetter today={today} onUse={(letter) => type({ ...letter, date: dateBoxes(letter.date) })} />
      ) : (
        <p>
          <LinkButton onClick={() => setPasting(true)}>{paste.open}</LinkButton>
        </p>
      )}
      <GroupedRadios
        asQuestion
        id="event"
        legend={form.title}
        groups={groups}
        value={kind}
        onChange={(value) => type({ kind: value })}
        error={faultOf('event')}
      />
      <DateBoxes
        id="event-date"
        legend={form.when}
        hint={form.whenHint}
        values={typed.date}
        onChange={(date) => type({ date })}
        faults={faults}
      />
      {sentKinds.some((one) => one === kind) && (
        <Radios
          small
          id="event-by"
          legend={form.how}
          options={ways.map((way) => ({ value: way, label: form.ways[way] }))}
          value={typed.by}
          onChange={(by) => type({ by })}
        />
      )}
      {mayHaveCode(kind) && (
        <TextInput
          id="event-code"
          label={form.code}
          hint={form.codeHint}
          width={10}
          value={typed.code}
          onChange={(code) => type({ code })}
        />
      )}
      {kind === 'note' && (
        <TextInput
          id="event-note"
          label={form.note}
          width={40}
          value={typed.note}
          onChange={(note) => type({ note })}
        />
      )}
      {keys.length > 1 && (
        <Radios
          id="event-lender"
          legend={form.lender}
          value={typed.lender}
          onChange={(lender) => type({ lender })}
          error={faultOf('event-lender')}
          options={lenderChoices(caseFile, context)}
        />
      )}
    </QuestionPage>
  )
}

export type EventTyped = { kind: string; date: DateParts; by: string; code: string; note: string; lender: string }

const mayHaveCode = (kind: string): boolean => kind === 'finalResponse' || kind === 'redressDecision'

/** The event that was entered, or what is wrong with it, by itself and beside the others of the case. */
export function enteredEvent(
  { kind, date: typed, by, code, note, lender }: EventTyped,
  caseFile: CaseFile,
  today: PlainDate,
  { events, form, order }: Pick<ToolWords['deadlines'], 'events' | 'form'> & Pick<ToolWords['case'], 'order'>,
): { event: Omit<CaseEvent, 'id'> } | { faults: Fault[] } {
  const named = caseEventKinds.find((one) => one === kind)
  const date = parseDateParts(typed, { about: events[named ?? 'note'].about, today })
  if (!named || lender === '' || !date.ok) {
    return {
      faults: faultsOf([
        ['event', named ? null : form.none],
        ['event-lender', lender === '' ? form.noLender : null],
        ['event-date', date],
      ]),
    }
  }
  const event: Omit<CaseEvent, 'id'> = {
    kind: named,
    date: date.value,
    lenderId: lender,
    ...(sentKinds.includes(named) ? { by: by as NonNullable<CaseEvent['by']> } : {}),
    ...(mayHaveCode(kind) && oneLine(code) ? { code: oneLine(code).slice(0, 40) } : {}),
    ...(kind === 'note' && oneLine(note) ? { text: oneLine(note).slice(0, 300) } : {}),
  }
  const wrong = orderFault(event, caseFile, today, order)
  return wrong === null ? { event } : { faults: [{ box: dateBoxId('event-date', 'day'), message: wrong }] }
}
