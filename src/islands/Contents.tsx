import { useRef, useState } from 'react'
import { SheetLink, SideSheet } from '../components/Sheets.tsx'

/** The parts of a long page at hand wherever the reader is, with a mark at the one being read. */
export function Contents() {
  const [open, setOpen] = useState(false)
  const chosen = useRef<HTMLElement>(null)
  const parts = open ? partsOnPage() : []
  // The last heading in or above the upper third of the window.
  const now = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3)?.heading
  const turn = (opens: boolean) => {
    if (opens) chosen.current = null
    setOpen(opens)
  }
  return (
    <SideSheet
      title="On this page"
      side="left"
      open={open}
      onOpenChange={turn}
      trigger={
        <SheetLink className="contents-link" href="#on-this-page" data-part="contents">
          On this page
        </SheetLink>
      }
      onCloseAutoFocus={(event) => {
        // Focus the chosen part, not the link that opened the list.
        if (!chosen.current) return
        event.preventDefault()
        chosen.current.tabIndex = -1
        chosen.current.focus({ preventScroll: true })
      }}
    >
      <nav className="sheet-body" aria-label="On this page">
        <ul className="contents-list">
          {parts.map(({ text, href, heading }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={heading === now ? 'location' : undefined}
                onClick={() => {
                  chosen.current = heading
                  setOpen(false)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SideSheet>
  )
}

const partsOnPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('.on-this-page a')].flatMap(({ hash, textContent }) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    return heading ? [{ text: textContent ?? '', href: hash, heading }] : []
  })
