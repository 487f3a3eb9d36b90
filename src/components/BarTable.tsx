import type { ReactNode } from 'react'
import { AmountBar } from './AmountBar.tsx'
import { columnHeads } from './DataTable.tsx'

export type BarRow = { label: ReactNode; key: string; value: ReactNode; size: number; note?: ReactNode }

/** A bar chart that is a table: every bar has its figure beside it, so the chart reads without seeing it. Sizes are on one scale from 0, up to `most` or to the largest of them. */
export function BarTable({
  title,
  says,
  rows,
  most = Math.max(...rows.map(({ size }) => size)),
}: {
  title: string
  says: string
  rows: readonly BarRow[]
  most?: number | undefined
}) {
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong> {says}
      </figcaption>
      <table className="bars">
        {columnHeads(['What', 'Figure', 'Bar'], 'visually-hidden')}
        <tbody>
          {rows.map(({ label, key, value, size, note }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="figure">
                {value}
                {note && <small> {note}</small>}
              </td>
              <td className="drawn">
                <AmountBar size={Math.max(size, most / 200)} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
