import type { ReactNode } from 'react'
import { TableBox } from './TableBox.tsx'

/** A table with its caption and the names of its columns. Its rows are `tr` elements, because TableBox names their cells. */
export const DataTable = ({
  label,
  caption,
  columns,
  children,
  ...more
}: {
  label: string
  caption?: ReactNode
  columns: readonly string[]
  children: ReactNode
  id?: string
  'data-example'?: string
}) => (
  <TableBox label={label} {...more}>
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </TableBox>
)
