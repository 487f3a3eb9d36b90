import type { ReactNode } from 'react'

/** Level of a part of a result: one below the heading it belongs to. */
export type PartHeading = 'h3' | 'h4'

/**
 * A part of a page or of a tool’s result that opens by a press, in print or by a link to it, or is open from the start. The id
 * is on the folded content, because browsers open a fold for a target inside it, not for its heading.
 */
export const FoldedPart = ({
  id,
  heading: Heading = 'h2',
  title,
  open,
  children,
}: {
  id?: string
  heading?: 'h2' | PartHeading
  title: ReactNode
  open?: boolean | undefined
  children: ReactNode
}) => (
  <details className="question part" open={open}>
    <summary className="question-ask">
      <Heading>{title}</Heading>
    </summary>
    <div className="question-answer" id={id}>
      {children}
    </div>
  </details>
)

/** A part of a long list, folded under its heading with how many entries it has. Works without script, and prints open. */
export const Fold = ({
  id,
  heading: Heading,
  title,
  count,
  open = false,
  children,
}: {
  id: string
  heading: 'h2' | 'h3'
  title: string
  count: number
  open?: boolean
  children: ReactNode
}) => (
  <details className="fold" id={id} open={open}>
    <summary>
      <Heading>{title}</Heading> <span>{count}</span>
    </summary>
    {children}
  </details>
)
