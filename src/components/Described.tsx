import type { ReactNode } from 'react'

/** A line of a description list: a term, and what is said of it. */
export const Described = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
