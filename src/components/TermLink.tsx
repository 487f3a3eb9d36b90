import type { ReactNode } from 'react'

/** A hard word. It leads to the glossary; pressing it shows the plain meaning in place. */
export function TermLink({ id, children }: { id: string; term: string; plain: ReactNode; children: ReactNode }) {
  return (
    <a className="term" href={`/glossary#${id}`} data-term={id}>
      {children}
    </a>
  )
}
