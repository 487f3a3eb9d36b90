import { useEffect, useRef } from 'react'
import { caseClocks } from '../../calendar/caseClocks.ts'
import type { CaseEvent } from '../../casefile/caseFile.ts'
import { type CaseEventKind, caseEvents } from '../../casefile/caseKinds.ts'
import { QuietButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate, longDateWithWeekday } from '../../dates/plainDate.ts'
import { withinKnown } from '../../facts/valueOn.ts'
import type { Snapshot } from '../case/snapshot.ts'
import type { CaseContext } from '../case/withCase.tsx'
import type { CaseWords } from '../case/wordsFile.ts'
import { useWords } from '../controls/useWords.ts'
import { lenderNameFor } from './agreements.ts'

export type ContradictedProps = {
  events: readonly CaseEvent[]
  now: Snapshot
  context: CaseContext
  onSure: () => void
}

/** Asks about an answer that the dates of the case contradict: what they have, by when to act on it, and the better way. */
export function Contradicted({ events, now, context, onSure }: ContradictedProps) {
  const { against: words, order } = useWords('case')
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows what is found, which the effect does not read
  useEffect(() => box.current?.focus(), [events])
  const nameOf = ({ kind }: CaseEvent) => order.events[caseEvents[kind].place ?? 'complaint-sent']
  const ways = [...new Set(events.map(({ kind }) => wayOf[kind] ?? 'dates'))]
  return (
    <section className="doubt" role="alert" aria-labelledby="against" tabIndex={-1} ref={box}>
      <h3 id="against">{words.title}</h3>
      <p>{words.says}</p>
      <ul>
        {events.map((event) => {
          const lastDay = lastDayOf(event, now, context)
          return (
            <li key={event.id}>
              {fillIn(words.event, {
                event: nameOf(event),
                day: longDate(event.date),
                lender: lenderNameFor(now.caseFile, event.lenderId, context),
              })}
              {lastDay && <strong> {fillIn(words.lastDay, { day: longDateWithWeekday(lastDay) })}</strong>}
            </li>
          )
        })}
      </ul>
      {ways.map((way) => (
        <FilledParagraph key={way} words={words.ways[way]} />
      ))}
      <p>{words.change}</p>
      <p>
        <QuietButton onClick={onSure}>{words.sure}</QuietButton>
      </p>
    </section>
  )
}

/** The better way, where something has happened that opens one; for all else, the list of dates. */
const wayOf: Partial<Record<CaseEventKind, keyof CaseWords['against']['ways']>> = {
  finalResponse: 'ombudsman',
  redressDecision: 'ombudsman',
  determinationMissed: 'ombudsman',
  optInInvite: 'invitation',
  optInReminder: 'invitation',
  contractSigned: 'firm',
}

/** By when to act on what happened, where that is the visitor’s to do and a day can be given. */
function lastDayOf(event: CaseEvent, now: Snapshot, context: CaseContext) {
  if (wayOf[event.kind] === undefined) return undefined
  const clocks = withinKnown(
    () => caseClocks({ ...now.caseFile, events: [event] }, context, context.facts).clocks,
    () => [],
  )
  return clocks.find((clock) => clock.event !== null && clock.state === 'running')?.lastDay
}
