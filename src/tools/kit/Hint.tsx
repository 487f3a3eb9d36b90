import type { ReactNode } from 'react'

/** What helps to fill a field in. */
export const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="hint" id={id}>
    {children}
  </p>
)
