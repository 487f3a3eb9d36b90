import { useEffect, useRef } from 'react'

/** The id of a prerendered piece of words, for the island that shows it again. */
export const fragmentId = (name: string): string => `words-${name}`

/**
 * Words that the page already holds, shown here as well. They are copied as elements, so no text is ever read as HTML.
 * Ids stay with the original, and a <template> gives its content.
 */
export function PageFragment({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const original = document.getElementById(fragmentId(name))
    if (!original || !place.current) return
    const copy = (original instanceof HTMLTemplateElement ? original.content : original).cloneNode(true) as
      | Element
      | DocumentFragment
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
    place.current.replaceChildren(...copy.childNodes)
  }, [name])
  return <div className="words" ref={place} />
}
