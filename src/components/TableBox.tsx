import type { ReactNode } from 'react'

/** Holds a table that may be wider than the screen: it scrolls sideways by itself, by touch and by keyboard. */
export const TableBox = ({
  label,
  children,
  ...more
}: {
  label: string
  children: ReactNode
  id?: string
  'data-example'?: string
}) => (
  // What scrolls must be reachable by keyboard.
  <div className="table-box" role="group" aria-label={label} tabIndex={0} {...more}>
    {children}
  </div>
)

/** A table that scrolls sideways by itself on a narrow screen. */
export const ScrollingTable = ({ children }: { children: ReactNode }) => (
  // A scrolling region must be reachable by keyboard.
  <TableBox label="Table">
    <table>{children}</table>
  </TableBox>
)
