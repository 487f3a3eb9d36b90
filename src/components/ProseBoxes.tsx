import type { ReactNode } from 'react'
import { TextLink } from './TextLink.tsx'

const labels = { note: 'Note', warning: 'Take care', free: 'Free' } as const

/** A short note set apart from the text. Not a landmark: it belongs to the text around it, and a page may have several. */
export const Callout = ({ kind, children }: { kind: keyof typeof labels; children: ReactNode }) => (
  <div className="callout" role="note" data-kind={kind} aria-label={labels[kind]}>
    {children}
  </div>
)

/** Show the next step at the end of a section: a button where it leads straight to a page. */
export const NextStep = ({ href, children }: { href?: string; children: ReactNode }) =>
  href === undefined ? (
    <div className="next-step">{children}</div>
  ) : (
    <p>
      <TextLink href={href} className="button">
        {children}
      </TextLink>
    </p>
  )

export const ExampleFigure = ({ children }: { children: ReactNode }) => <span data-example="">{children}</span>

/** A worked example set apart, so that nobody takes its figures for facts. */
export const ExampleBlock = ({ children }: { children: ReactNode }) => (
  <div className="example" data-example="">
    <p className="example-label">Example with invented figures</p>
    {children}
  </div>
)
