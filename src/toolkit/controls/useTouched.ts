import { type RefObject, useEffect } from 'react'
import { afterPaint } from '../../components/afterPaint.ts'

/** Does some work after a part of the page has been touched, by pointer, finger or keyboard, and that has been shown. */
export function useTouched(place: RefObject<HTMLElement | null>, work: () => void): void {
  useEffect(() => {
    const element = place.current
    const kinds = ['pointerdown', 'focusin'] as const
    let isComing = false
    const touched = () => {
      if (isComing) return
      isComing = true
      afterPaint(() => {
        isComing = false
        work()
      })
    }
    for (const kind of kinds) element?.addEventListener(kind, touched, { passive: true })
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, touched)
    }
  }, [place, work])
}
