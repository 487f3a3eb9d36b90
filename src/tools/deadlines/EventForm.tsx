import { useEffect, useId, useState } from 'react'
import type { CaseEvent, CaseFile } from '../../casefile/caseFile.ts'
import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { type CaseEventKind, caseEventKinds } from '../../casefile/caseKinds.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import type { DateParts } from '../../casefile/inputs/parsed.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { mostRead } from '../../replies/lenderLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { orderFault } from '../../toolkit/case/orderFault.ts'
import { addEvents, compose, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { useNextFocus } from '../../toolkit/controls/arrival.ts'
import { dateBoxId, type Fault, faultIn, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { FieldBoxes, type FieldView } from '../../toolkit/controls/FieldBoxes.tsx'
import { aDate } from '../../toolkit/controls/looks.ts'
import { QuestionPage } from '../../toolkit/controls/QuestionPage.tsx'
import { GroupedRadios } from '../../toolkit/controls/Radios.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { fetchLetters, knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { replyEvents } from '../../toolkit/letters/replyClocks.ts'
import { lenderChoices } from '../../toolkit/questions/agreements.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Things that the visitor sends: how each went decides when it arrived. */
const sentKinds: readonly CaseEventKind[] = ['complaintSent', 'sarSent', 'sarIdGiven', 'sarClarifyGiven']

const ways = ['email', 'post', 'form', 'phone'] as const

type EventFormProps = { now: Snapshot; context: CaseContext; onDone: () => void; onBack: () => void }

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
    event: '',
    'event-date': dateBoxes(undefined),
    'event-by': 'email',
    'event-code': '',
    'event-note': '',
    'event-lender': keys.length === 1 ? (keys[0] ?? 'unknown') : '',
  }))
  const kind = typed.event
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
  const fields: (FieldView & { when?: boolean })[] = [
    { id: 'event-date', look: aDate(), label: form.when, hint: form.whenHint },
    {
      id: 'event-by',
      when: sentKinds.some((one) => one === kind),
      look: { as: 'choice', small: true },
      label: form.how,
      options: ways.map((way) => ({ value: way, label: form.ways[way] })),
    },
    {
      id: 'event-code',
      when: mayHaveCode(kind),
      look: { as: 'text', width: 10 },
      label: form.code,
      hint: form.codeHint,
    },
    { id: 'event-note', when: kind === 'note', look: { as: 'text', width: 40 }, label: form.note },
    {
      id: 'event-lender',
      when: keys.length > 1,
      look: { as: 'choice' },
      label: form.lender,
      options: lenderChoices(caseFile, context),
    },
  ]
  return (
    <QuestionPage title={form.title} faults={faults} onContinue={add} onBack={onBack} button={form.add}>
      {pasting ? (
        <PastedLetter today={today} onUse={type} />
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
        onChange={(value) => type({ event: value })}
        error={faultIn(faults)('event')}
      />
      <FieldBoxes
        fields={fields.filter(({ when = true }) => when)}
        typed={typed}
        onType={(id, value) => type({ [id]: value } as Partial<EventTyped>)}
        faults={faults}
      />
    </QuestionPage>
  )
}

/** Contents of the form’s boxes, by their ids. */
export type EventTyped = {
  event: string
  'event-date': DateParts
  'event-by': string
  'event-code': string
  'event-note': string
  'event-lender': string
}

const mayHaveCode = (kind: string): boolean => kind === 'finalResponse' || kind === 'redressDecision'

/** Return the event that was entered, or its faults, by itself and in the order of the case. */
export function enteredEvent(
  { event: kind, 'event-date': typed, 'event-lender': lender, ...boxes }: EventTyped,
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
  const by = ways.find((way) => way === boxes['event-by'])
  const [code, note] = [oneLine(boxes['event-code']), oneLine(boxes['event-note'])]
  const event: Omit<CaseEvent, 'id'> = {
    kind: named,
    date: date.value,
    lenderId: lender,
    ...(sentKinds.includes(named) && by && { by }),
    ...(mayHaveCode(kind) && code && { code: code.slice(0, 40) }),
    ...(kind === 'note' && note && { text: note.slice(0, 300) }),
  }
  const wrong = orderFault(event, caseFile, today, order)
  return wrong === null ? { event } : { faults: [{ box: dateBoxId('event-date', 'day'), message: wrong }] }
}

/** A letter pasted in place of its kind and date: what it is and what it starts, as the decoder says it, to be taken over. */
function PastedLetter({ today, onUse }: { today: PlainDate; onUse: (letter: Partial<EventTyped>) => void }) {
  const { paste: words } = useWords('deadlines')
  const { noted } = useWords('shared')
  const [{ letter: text }, type] = useDraft(() => ({ letter: '' }))
  const [readings, setReadings] = useState<readonly LetterReading[]>([])
  const [fault, setFault] = useState<'empty' | 'failed'>()
  const focusNext = useNextFocus()
  // The button that opened this is gone; the letter reader is needed soon.
  useEffect(() => {
    document.getElementById('letter')?.focus()
    void fetchLetters().catch(() => undefined)
  }, [])
  const refuse = (why: 'empty' | 'failed') => {
    focusNext('#letter')
    setFault(why)
  }
  const read = async () => {
    setReadings([])
    if (text.trim() === '') return refuse('empty')
    setFault(undefined)
    try {
      await fetchLetters()
      setReadings(lettersIn(text))
    } catch {
      refuse('failed')
    }
  }
  return (
    <div className="pasted">
      <TextArea
        id="letter"
        label={words.label}
        hint={words.hint}
        rows={6}
        value={text}
        onChange={(letter) => type({ letter })}
        error={fault && words[fault]}
      />
      <p>
        <QuietButton onClick={read}>{words.read}</QuietButton>
      </p>
      <div role="status">
        {readings.length > 0 && text.length > mostRead && (
          <p>{fillIn(words.cut, { most: mostRead.toLocaleString('en-GB') })}</p>
        )}
        {readings.map((reading) => (
          <Read
            key={reading.start}
            reading={reading}
            onUse={() => {
              // What was put down is read out with the choice that it made.
              focusNext('#tool [name="event"]:checked')
              onUse(boxesFrom(reading, today, noted))
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** One letter, and how to take it over where it is one kind. */
function Read({ reading: { letters, asks }, onUse }: { reading: LetterReading; onUse: () => void }) {
  const { paste: words } = useWords('deadlines')
  const id = useId()
  const isOpen = asks.some((ask) => ask !== 'complained')
  const stages = letters.map(({ stage }) => stage)
  const isEitherStage = stages.includes('provisional') && stages.includes('final')
  return (
    <section className="meaning" aria-labelledby={id}>
      <h3 id={id}>{letters.map(({ name }) => name).join(' / ') || words.unknown}</h3>
      {isOpen ? (
        <p>{asks.includes('provisional') || isEitherStage ? words.either : words.unknown}</p>
      ) : (
        letters.slice(0, 1).map(({ clock }) => <p key={clock}>{clock}</p>)
      )}
      <p className="row">
        {letters.length > 0 && !isOpen && <QuietButton onClick={onUse}>{words.use}</QuietButton>}
        <Filled words={words.decoder} />
      </p>
    </section>
  )
}

/** Return the recognised letters or, if there are none, the first reading. */
function lettersIn(text: string): readonly LetterReading[] {
  const known = knownLetters()
  const all = known?.readLetters(text, known) ?? []
  const told = all.filter(({ letters }) => letters.length > 0)
  return told.length > 0 ? told : all.slice(0, 1)
}

/** Return the boxes that a letter fills; those of its date stay empty if its head has none. */
function boxesFrom(reading: LetterReading, today: PlainDate, noted: ToolWords['shared']['noted']): Partial<EventTyped> {
  const date = knownLetters()?.letterDate(reading.text)?.date
  const [event] = replyEvents(reading, date ?? today, '', noted)
  return {
    event: event?.kind ?? '',
    'event-date': dateBoxes(date),
    'event-code': event?.code ?? '',
    'event-note': event?.text ?? '',
  }
}
