import { useEffect, useRef } from 'react'

/**
 * Move the focus to what replaced a pressed button, by a selector, as soon as that is there; it would fall to the start of the page.
 */
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
