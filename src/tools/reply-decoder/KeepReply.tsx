import { useRef, useState } from 'react'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { lenderKeysOf } from '../../casefile/lenderKey.ts'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import { addEvents, compose, removeEvents, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { useDraft, useWithoutDraft } from '../../toolkit/case/useDraft.ts'
import { orderFault } from '../../toolkit/case/orderFault.ts'
import { FieldError } from '../../toolkit/controls/Field.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { fromLender } from '../../toolkit/questions/fromLender.ts'
import { lenderChoices } from '../../toolkit/questions/agreements.ts'
import { replyEvents } from '../../toolkit/letters/replyClocks.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'

/** Puts the letter among the dates of the case, from which the dates tool and the ombudsman pack work. It can be taken out again. */
export function KeepReply({
  readings,
  now,
  context,
}: {
  readings: readonly (Pick<LetterReading, 'letters' | 'points'> & { date: PlainDate })[]
  now: Snapshot
  context: CaseContext
}) {
  const { events: named } = useWords('deadlines')
  const { noted } = useWords('shared')
  const { order } = useWords('case')
  const words = useWords('reply-decoder').put
  const { today } = context
  const { caseFile, answers } = now
  const keys = lenderKeysOf(caseFile)
  const isKnown = keys.length === 1 || answers.checks?.['from'] || answers.checks?.['from-id']
  const [{ 'keep-lender': lender }, type] = useDraft(() => ({ 'keep-lender': isKnown ? fromLender(now) : '' }))
  const [fault, setFault] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = useWithoutDraft()
  const events = readings.flatMap((reading) => replyEvents(reading, reading.date, lender, noted))
  const kept = caseFile.events.filter((event) =>
    events.some(
      ({ kind, date: on, lenderId, text }) =>
        event.kind === kind && event.date === on && event.lenderId === lenderId && event.text === text,
    ),
  )
  const keep = () => {
    const wrong =
      lender === ''
        ? words.none
        : (events.map((event) => orderFault(event, caseFile, today, order)).find(Boolean) ?? '')
    setFault(wrong)
    if (wrong !== '') return
    changeCase(compose(addEvents(events), settled))
    // The button that was pressed makes room for others.
    heading.current?.focus()
  }
  const takeOut = () => {
    changeCase(removeEvents(kept))
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="keep" data-screen-only="">
      <h3 id="keep" ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p role="status">
        {kept.length > 0 &&
          fillIn(words.kept, {
            what: kept.map(({ date, kind, text }) => `${longDate(date)}, ${text ?? named[kind].label}`).join('; '),
          })}
      </p>
      {kept.length > 0 ? (
        <p className="row">
          <Filled words={words.dates} />
          <LinkButton onClick={takeOut}>{words.takeOut}</LinkButton>
        </p>
      ) : (
        <>
          {keys.length > 1 && (
            <Radios
              small
              id="keep-lender"
              legend={words.lender}
              value={lender}
              onChange={(key) => type({ 'keep-lender': key })}
              error={lender === '' && fault ? fault : undefined}
              options={lenderChoices(caseFile, context)}
            />
          )}
          {lender !== '' && fault && <FieldError id="keep-error">{fault}</FieldError>}
          <p>
            <QuietButton onClick={keep}>{words.add}</QuietButton>
          </p>
        </>
      )}
    </section>
  )
}
