import { useLayoutEffect, useRef, useState } from 'react'
import { FoldedPart } from '../../components/Fold.tsx'

/** The id of a prerendered piece of words, for the island that shows it again. */
export const fragmentId = (name: string): string => `words-${name}`

/** The part of a tool’s page that says how to go on from any of its answers. */
export const nextSteps = 'what-to-do-next'

/** Show words of the page here too, copied as elements, so that no text is read as HTML. Ids stay with the original. */
export const PageFragment = ({ name }: { name: string }) => <CopyOf key={name} found={() => inside(fragmentId(name))} />

/** The picture of how to go on from here, as it stands beneath the tool; nothing where the page has none. */
export const NextStepsPicture = () => <CopyOf found={() => document.querySelectorAll(`#${nextSteps} figure`)} />

/** A part that is folded away beneath the tool, a fold here as well, under its own heading; nothing where the page has none. */
export function PagePart({ id, open }: { id: string; open: boolean }) {
  const [title, setTitle] = useState<string | null>()
  useLayoutEffect(
    () => setTitle(document.getElementById(id)?.closest('details')?.querySelector('summary')?.textContent),
    [id],
  )
  return title ? (
    <FoldedPart heading="h3" title={title} open={open}>
      <CopyOf key={id} found={() => inside(id)} />
    </FoldedPart>
  ) : null
}

function inside(id: string): Iterable<Node> {
  const original = document.getElementById(id)
  return (original instanceof HTMLTemplateElement ? original.content : original)?.childNodes ?? []
}

function CopyOf({ found }: { found: () => Iterable<Node> }) {
  const place = useRef<HTMLDivElement>(null)
  // The page’s own words never change: clone what was found first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useLayoutEffect(() => {
    place.current?.replaceChildren(...[...found()].map((node) => node.cloneNode(true)))
    for (const element of place.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id')
  }, [])
  return <div className="words" ref={place} />
}
