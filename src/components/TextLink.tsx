import type { ReactNode } from 'react'

/** A link in prose. Links to other sites send no referrer. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('https:') ? (
    <a href={href} rel="external noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}
