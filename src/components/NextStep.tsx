import type { ReactNode } from 'react'

/** What to do once a section has been read, at its end. */
export const NextStep = ({ children }: { children: ReactNode }) => <div className="next-step">{children}</div>
