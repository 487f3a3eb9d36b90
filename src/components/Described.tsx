import type { ReactNode } from 'react'

export const Described = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
