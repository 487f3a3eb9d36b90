import type { ReactNode } from 'react'

/** An invented figure in a sentence. */
export const ExampleFigure = ({ children }: { children: ReactNode }) => <span data-example="">{children}</span>

/** A worked example set apart, so that nobody takes its figures for facts. */
export const ExampleBlock = ({ children }: { children: ReactNode }) => (
  <div className="example" data-example="">
    <p className="example-label">Example with invented figures</p>
    {children}
  </div>
)
