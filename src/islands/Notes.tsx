import { useEffect, useState } from 'react'
import { dataClient } from '../browser/dataClient.ts'
import { TooltipProvider } from '../components/Tooltip.tsx'
import { glossaryQuery, Note } from './notes/Note.tsx'

/** Notes beside every figure and term of the page: where a figure comes from, what a term means. */
export function Notes() {
  const [links, setLinks] = useState(linksOnPage)
  useEffect(() => {
    const renew = () => setLinks(linksOnPage())
    document.addEventListener('page-shown', renew)
    // The pointer rests where it was when the code was asked for; say so to the link under it.
    document.querySelector(`${noted}:hover`)?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    return () => document.removeEventListener('page-shown', renew)
  }, [])
  return (
    <TooltipProvider>
      {links.map(({ link, key }) => (
        <Note key={key} link={link} />
      ))}
    </TooltipProvider>
  )
}

/** Meanings are read once. Without them a term still leads to the glossary. */
Notes.prepare = () => dataClient.prefetchQuery(glossaryQuery)

const noted = 'main a:is(.fact, .term)'
let pages = 0

function linksOnPage(): { link: HTMLAnchorElement; key: string }[] {
  pages += 1
  return [...document.querySelectorAll<HTMLAnchorElement>(noted)].map((link, index) => ({
    link,
    key: `${pages}-${index}`,
  }))
}
