import type { ReactNode } from 'react'

const labels = { note: 'Note', warning: 'Take care', free: 'Free' } as const

/** A short note set apart from the text. */
export const Callout = ({ kind, children }: { kind: keyof typeof labels; children: ReactNode }) => (
  <aside className="callout" data-kind={kind} aria-label={labels[kind]}>
    {children}
  </aside>
)
