import type { ReactNode } from 'react'

/**
 * A part of a page that opens when it is wanted: by a press, on paper, or by a link to it, or that stands open. The id stands on what is
 * folded away, because browsers open a fold for what is inside it and not for its own heading.
 */
export const FoldedPart = ({
  id,
  title,
  open,
  children,
}: {
  id: string
  title: string
  open?: boolean | undefined
  children: ReactNode
}) => (
  <details className="question part" open={open}>
    <summary className="question-ask">
      <h2>{title}</h2>
    </summary>
    <div className="question-answer" id={id}>
      {children}
    </div>
  </details>
)
