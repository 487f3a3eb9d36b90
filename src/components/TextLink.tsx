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

/** A hard word. It leads to the glossary; pressing it shows the plain meaning in place. */
export function TermLink({ id, glossary, children }: { id: string; glossary: string; children: ReactNode }) {
  return (
    <a className="term" href={`${glossary}#${id}`} data-term={id}>
      {children}
    </a>
  )
}
