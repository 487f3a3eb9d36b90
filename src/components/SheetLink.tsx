import type { ComponentProps } from 'react'

/** A link that opens a sheet when it is simply pressed. In every other case, such as in a new tab, it leads to its page. */
export const SheetLink = ({ href, onClick, type: _, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a
    href={href}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      onClick?.(event)
      event.preventDefault()
    }}
    {...link}
  />
)
