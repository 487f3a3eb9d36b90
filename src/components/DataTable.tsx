import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import type { PrintedFact } from '../facts/print.ts'

/** Name of a column: '' for none, `unseen` for one that is only read out, which a column of buttons keeps off paper. */
export type Column = string | { unseen: string; onScreen?: true }

/**
 * A table with its caption and the names of its columns. Where a narrow screen has no room for the columns, each row becomes a block
 * in which every value follows its column’s name (prose.css), so its rows are `tr` elements and no components. `label` tells the table
 * from others on the page.
 */
export const DataTable = ({
  label,
  caption,
  columns,
  children,
  ...more
}: {
  label: string
  caption?: ReactNode
  columns: readonly Column[]
  children: ReactNode
  id?: string
  'data-example'?: string
}) => (
  <div className="table-box" role="group" aria-label={label} {...more}>
    {withNamedCells(
      <table>
        {caption && <caption>{caption}</caption>}
        {columnHeads(columns)}
        <tbody>{children}</tbody>
      </table>,
    )}
  </div>
)

/** Render the head row. Not a component: cells take their columns’ names from it. */
export const columnHeads = (columns: readonly Column[], className?: string) => (
  <thead className={className}>
    <tr>
      {columns.map((column) =>
        typeof column === 'object' ? (
          <th key={column.unseen} scope="col" data-screen-only={column.onScreen && ''}>
            <span className="visually-hidden">{column.unseen}</span>
          </th>
        ) : column === '' ? (
          <td key={column} />
        ) : (
          <th key={column} scope="col">
            {column}
          </th>
        ),
      )}
    </tr>
  </thead>
)

/** Render a row headed by its first cell. Not a component: its cells take their columns’ names from the table. */
export const dataRow = (
  key: string | number,
  [head, ...cells]: readonly ReactNode[],
  marks?: Readonly<Record<`data-${string}`, string | undefined>>,
) => (
  <tr key={key} {...marks}>
    <th scope="row">{head}</th>
    {cells.map((cell, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other mark than its column
      <td key={place}>{cell}</td>
    ))}
  </tr>
)

export const ProseTable = ({ children }: { children: ReactNode }) => (
  <div className="table-box">{withNamedCells(<table>{children}</table>)}</div>
)

type Parts = { children?: ReactNode; scope?: string; fact?: PrintedFact }

// Browsers drop the row role of rows shown as blocks, so a table’s parts state their roles. The table keeps its own.
const roles: Readonly<Record<string, string>> = { thead: 'rowgroup', tbody: 'rowgroup' }

/** Put its column’s name on every cell of a table. Rows must be plain elements in it, not components. */
function withNamedCells(table: ReactNode, columns: readonly string[] = columnsOf(table)): ReactNode {
  return Children.map(table, (part) => {
    if (!isValidElement<Parts>(part)) return part
    const { type, props } = part
    if (type === 'tr') {
      const cells = Children.toArray(props.children)
      return cloneElement(part, { role: 'row' } as Parts, ...cells.map((cell, at) => namedCell(cell, columns[at])))
    }
    if (type === 'caption') return part
    return cloneElement(part, { role: roles[String(type)] } as Parts, withNamedCells(props.children, columns))
  })
}

function namedCell(cell: ReactNode, column: string | undefined): ReactNode {
  if (!isValidElement<Parts>(cell)) return cell
  if (cell.type === 'th' && cell.props.scope !== 'row') return cloneElement(cell, { role: 'columnheader' } as Parts)
  const role = cell.type === 'th' ? 'rowheader' : 'cell'
  const named = role === 'cell' || bareFigure.test(wordsOf(cell))
  return cloneElement(cell, { role, 'data-label': (named && column) || undefined } as Parts)
}

/** A row headed by words says what it is about; one headed by a figure does not. */
const bareFigure = /^[£\d]/

function columnsOf(table: ReactNode): string[] {
  const first = Children.toArray(table).find((part) => isValidElement<Parts>(part) && part.type !== 'caption')
  if (!isValidElement<Parts>(first)) return []
  return first.type === 'tr' ? Children.toArray(first.props.children).map(wordsOf) : columnsOf(first.props.children)
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (!isValidElement<Parts>(node)) return Array.isArray(node) ? node.map(wordsOf).join('') : ''
  return node.props.fact?.text ?? wordsOf(node.props.children)
}
