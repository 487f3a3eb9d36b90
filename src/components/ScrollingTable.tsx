import { TableBox } from './TableBox.tsx'
import type { ReactNode } from 'react'

/** A table that scrolls sideways by itself on a narrow screen. */
export const ScrollingTable = ({ children }: { children: ReactNode }) => (
  // A scrolling region must be reachable by keyboard.
  <TableBox label="Table">
    <table>{children}</table>
  </TableBox>
)
