import { type RefObject, useEffect } from 'react'

/** Does some work whenever a part of the page is touched, by pointer, finger or keyboard: what it has on its way already costs nothing. */
export function useTouched(place: RefObject<HTMLElement | null>, work: () => void): void {
  useEffect(() => {
    const element = place.current
    const kinds = ['pointerdown', 'focusin'] as const
    for (const kind of kinds) element?.addEventListener(kind, work, { passive: true })
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, work)
    }
  }, [place, work])
}
