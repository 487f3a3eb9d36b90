import { useEffect, useState } from 'react'
import type { CaseEvent } from '../../casefile/caseFile.ts'
import { agreedTo, contradictions } from '../../casefile/contradictions.ts'
import type { Change, Snapshot } from '../case/snapshot.ts'
import { fetchedPart } from '../controls/fetchedPart.tsx'
import type { ContradictedProps } from './Contradicted.tsx'
import { inChecks } from './inChecks.ts'

const eventsAgainst = (now: Snapshot, step: string): CaseEvent[] =>
  contradictions(now).flatMap((one) => (one.step === step ? [one.event] : []))

/**
 * Find what contradicts the answer of a step in the dates of a case: at once where it was given before, and else when `holds` is asked of
 * the case as the answer makes it. `agree` keeps that the answer is right all the same.
 */
export function useContradictions(step: string, now: Snapshot) {
  const [events, setEvents] = useState<readonly CaseEvent[]>(() => eventsAgainst(now, step))
  const isPossible = now.caseFile.events.length > 0
  useEffect(() => {
    if (isPossible) Asks.prefetch?.()
  }, [isPossible])
  const holds = (after: Snapshot): boolean => {
    const found = eventsAgainst(after, step)
    setEvents(found)
    return found.length > 0
  }
  const agree: Change = (before) => inChecks(agreedTo(before, step, events))(before)
  return { events, holds, agree }
}

// Few answers are contradicted, and only in a case that has dates.
const Asks = fetchedPart(async () => (await import('./Contradicted.tsx')).Contradicted)

/** Ask about an answer that the dates of the case contradict; nothing if none do. */
export const Contradictions = (props: ContradictedProps) => props.events.length > 0 && <Asks {...props} />
