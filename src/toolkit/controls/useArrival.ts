import { type RefObject, useEffect, useRef } from 'react'

/** Selector for a step’s heading or loading message. */
export const stepHead = '#tool :is(.ask, .plate h2, .coming)'

/**
 * Moves focus to a step's question or answer when the visitor comes to it, and brings the tool's top into view.
 * Nothing moves while the step is shown that the page was sent with. Whoever comes by a link to another, a shared result for one,
 * or back to one that was left, is brought to it.
 * @param step names what is shown; a new name is an arrival
 */
export function useArrival(step: string): RefObject<HTMLDivElement | null> {
  const tool = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    tool.current?.scrollIntoView({ block: 'start' })
    tool.current?.querySelector<HTMLElement>(stepHead)?.focus({ preventScroll: true })
  }, [step])
  return tool
}
