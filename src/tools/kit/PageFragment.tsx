import { useEffect, useRef, useState } from 'react'

/** The id of a prerendered piece of words, for the island that shows it again. */
export const fragmentId = (name: string): string => `words-${name}`

/** The part of a tool’s page that says how to go on from any of its answers. */
export const nextSteps = 'what-to-do-next'

/**
 * Words that the page already holds, shown here as well. They are copied as elements, so no text is ever read as HTML.
 * Ids stay with the original, and a <template> gives its content.
 */
export const PageFragment = ({ name }: { name: string }) => <CopyOf id={fragmentId(name)} />

/** A part that is folded away beneath the tool, shown here as well, under its own heading; nothing where the page has none. */
export function PagePart({ id }: { id: string }) {
  const [title, setTitle] = useState<string | null>()
  useEffect(
    () => setTitle(document.getElementById(id)?.closest('details')?.querySelector('summary')?.textContent),
    [id],
  )
  return title ? (
    <section>
      <h3>{title}</h3>
      <CopyOf id={id} />
    </section>
  ) : null
}

function CopyOf({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const original = document.getElementById(id)
    if (!original || !place.current) return
    const copy = (original instanceof HTMLTemplateElement ? original.content : original).cloneNode(true) as
      | Element
      | DocumentFragment
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
    place.current.replaceChildren(...copy.childNodes)
  }, [id])
  return <div className="words" ref={place} />
}
