import type { ReactNode } from 'react'

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
