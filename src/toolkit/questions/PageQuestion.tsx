import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import type { CaseEvent } from '../../casefile/caseFile.ts'
import { agreedTo, contradictions } from '../../casefile/contradictions.ts'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { Change, Snapshot } from '../case/snapshot.ts'
import { OpenStep } from '../case/useDraft.ts'
import type { CaseContext } from '../case/withCase.tsx'
import { type Fault, faultIn } from '../controls/ErrorSummary.tsx'
import { fetchedPart } from '../controls/fetchedPart.tsx'
import type { ContradictedProps } from './Contradicted.tsx'
import { inChecks } from './inChecks.ts'

/** A question as its tool shows it. `about` names the agreement, lender or address it is about, if it is about one. */
export type QuestionProps = {
  step: string
  now: Snapshot
  about: string
  context: CaseContext
  section?: string | undefined
  /** Before the ids of its boxes, where the page has another question of its kind. */
  prefix: string
  /** True if it may be passed over untouched. */
  mayBeLeft: boolean
  /** Goes on with an answer that the dates of the case contradict. */
  onSure: () => void
  also?: (change: Change) => Change
}

/** Report of a question to its page: its name, and what its boxes hold. */
export type QuestionPart = {
  title: string
  button: string | undefined
  /** Return the faults, or the change the answer makes. An empty list keeps the page: something was asked in place. */
  check: () => Fault[] | Change
  /** Check whether the dates of the case as it would be contradict the answer; the question then says so. */
  holds: (after: Snapshot) => boolean
  agree: Change
}

export const OnPage = createContext<{
  /** True if the question is the page’s heading. */
  isOne: boolean
  faults: readonly Fault[]
  report: (step: string, part: QuestionPart) => void
}>({ isOne: true, faults: [], report: () => undefined })

export const questionWords = ({ context }: { context: Pick<CaseContext, 'words'> }) =>
  toolWords(context.words, 'questions')

/** One question of a page. One that the case’s own dates contradict is asked about first. */
export function PageQuestion({
  title,
  page,
  check,
  button,
  children,
}: {
  title: string
  page: QuestionProps
  check: () => Fault[] | Change
  button?: string
  /** The fields, given what is wrong with a box, all that is wrong, and whether the question is the page’s heading. */
  children: (faultOf: (box: string) => Message | undefined, faults: readonly Fault[], isOne: boolean) => ReactNode
}) {
  const { isOne, faults, report } = useContext(OnPage)
  const step = useContext(OpenStep)
  const { events, holds, agree } = useContradictions(step, page.now)
  useLayoutEffect(() => {
    const checked = () => {
      const result = check()
      return Array.isArray(result) ? result : (page.also?.(result) ?? result)
    }
    report(page.step, { title, button, check: checked, holds, agree })
  })
  return (
    <>
      {page.section && <p className="section">{page.section}</p>}
      {children(faultIn(faults), faults, isOne)}
      <Contradictions events={events} now={page.now} context={page.context} onSure={page.onSure} />
    </>
  )
}

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
