import type { ReactNode } from 'react'

const labels = { note: 'Note', warning: 'Take care', free: 'Free' } as const

/** A short note set apart from the text. */
export const Callout = ({ kind, children }: { kind: keyof typeof labels; children: ReactNode }) => (
  <aside className="callout" data-kind={kind} aria-label={labels[kind]}>
    {children}
  </aside>
)

/** What to do once a section has been read, at its end. */
export const NextStep = ({ children }: { children: ReactNode }) => <div className="next-step">{children}</div>

/** An invented figure in a sentence. */
export const ExampleFigure = ({ children }: { children: ReactNode }) => <span data-example="">{children}</span>

/** A worked example set apart, so that nobody takes its figures for facts. */
export const ExampleBlock = ({ children }: { children: ReactNode }) => (
  <div className="example" data-example="">
    <p className="example-label">Example with invented figures</p>
    {children}
  </div>
)
