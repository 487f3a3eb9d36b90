import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to a step's question or answer when the visitor comes to it, and brings the tool's top into view.
 * Nothing moves on the first step shown, which the visitor has not asked for yet.
 * @param step names what is shown; a new name is an arrival
 */
export function useArrival(step: string): RefObject<HTMLDivElement | null> {
  const tool = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    tool.current?.scrollIntoView({ block: 'start' })
    tool.current?.querySelector<HTMLElement>('.ask, .plate h2')?.focus({ preventScroll: true })
  }, [step])
  return tool
}
