import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

/** Selector for a step’s heading or loading message. */
export const stepHead = '#tool :is(.ask, .plate h2, .coming)'

/**
 * Move focus to a step's question or answer when the visitor comes to it, and brings the tool's top into view.
 * Nothing moves while the prerendered step is shown. A visitor who comes by a link to another step, such as a shared result,
 * or back to one left earlier, is brought to it.
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

/** Move the focus, which would fall to the start of the page, to what replaces a pressed button, once that is there. */
export function useNextFocus(): (selector: string) => void {
  const wanted = useRef('')
  useEffect(() => {
    const target = wanted.current === '' ? null : document.querySelector<HTMLElement>(wanted.current)
    if (target === null) return
    wanted.current = ''
    target.focus()
  })
  return (selector) => {
    wanted.current = selector
  }
}

/**
 * The browser’s title for as long as a step is shown: what it asks or answers, before the page’s own. "Error: " comes first when something is wrong.
 * Browsers keep titles in their history and share that between devices, so no name that was typed or found is in one.
 */
export function useTitle(words: string, wrong = false) {
  useEffect(() => {
    const own = document.title
    document.title = `${wrong ? 'Error: ' : ''}${words} – ${own}`
    return () => {
      document.title = own
    }
  }, [words, wrong])
}

/** True once the prerendered markup, made on the day of the build and without a case, has been hydrated. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined

/** Milliseconds for a touch to become a press and be painted. */
const press = 300

/** Run `work` after a part of the page has been touched, by pointer, finger or keyboard, and the press that follows has been painted. */
export function useTouched(place: RefObject<HTMLElement | null>, work: () => void): void {
  useEffect(() => {
    const element = place.current
    const kinds = ['pointerdown', 'focusin'] as const
    let isComing = false
    const touched = () => {
      if (isComing) return
      isComing = true
      setTimeout(() => {
        isComing = false
        work()
      }, press)
    }
    for (const kind of kinds) element?.addEventListener(kind, touched, { passive: true })
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, touched)
    }
  }, [place, work])
}
