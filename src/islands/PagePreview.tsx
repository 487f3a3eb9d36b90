import { useState } from 'react'
import { pageAt } from '../browser/pages.ts'
import type { PreviewProps } from '../components/PagePreviewLink.tsx'
import { SheetLink, SideSheet } from '../components/Sheets.tsx'

const parts = new Map<string, Element>()
const nameOf = ({ href, part }: PreviewProps) => `${href} ${part}`

export function PagePreview(props: PreviewProps) {
  const [open, setOpen] = useState(false)
  const { href, side, title, label, more } = props
  return (
    <SideSheet
      title={title}
      side={side}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <SheetLink href={href} data-part="preview">
          {label}
        </SheetLink>
      }
    >
      {/* A part that scrolls must be reachable by keyboard. */}
      <section className="sheet-body prose" aria-label={title} tabIndex={0}>
        <div
          className="preview"
          ref={(place) => place?.replaceChildren(parts.get(nameOf(props))?.cloneNode(true) ?? '')}
        />
        <p>
          <a href={href} onClick={() => setOpen(false)}>
            {more}
          </a>
        </p>
      </section>
    </SideSheet>
  )
}

/** Load the part before the sheet opens. If it fails, the link leads to its page as usual. */
PagePreview.prepare = async (props: PreviewProps): Promise<void> => {
  const page = await pageAt(props.href)
  const part = page && partOf(page, props)
  if (!part) throw new Error(`There is no ${props.part} to show from ${props.href}`)
  parts.set(nameOf(props), part)
}

/** Copy a part of a page for use on another: without ids, and with links that still resolve. Undefined when nothing is left of it. */
function partOf(page: Document, { href, part, without }: PreviewProps): Element | undefined {
  const copy = page.querySelector(part)?.cloneNode(true) as Element | undefined
  if (!copy) return undefined
  if (without) for (const left of copy.querySelectorAll(without)) left.remove()
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.setAttribute('href', href + link.getAttribute('href'))
  return copy.textContent?.trim() ? copy : undefined
}
