import type { ReactNode } from 'react'

/** A link in prose. Links to other sites send no referrer. */
export const TextLink = (link: { href: string; className?: string; children: ReactNode }) =>
  link.href.startsWith('https:') ? <a {...link} rel="external noreferrer" /> : <a {...link} />

/** A hard word. It leads to the glossary; pressing it shows the plain meaning in place. */
export function TermLink({ id, glossary, children }: { id: string; glossary: string; children: ReactNode }) {
  return (
    <a className="term" href={`${glossary}#${id}`} data-term={id}>
      {children}
    </a>
  )
}
