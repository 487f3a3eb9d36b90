import { type RefObject, useEffect } from 'react'

/** Milliseconds in which a touch has become a press, and that has been shown. */
const press = 300

/** Does some work after a part of the page has been touched, by pointer, finger or keyboard, and the press that follows has been shown. */
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
