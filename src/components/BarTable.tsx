import type { ReactNode } from 'react'
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

/** An amount as a bar; the part at its end that counts is highlighted. The scale starts at 0; the words beside it say the same. */
export const AmountBar = ({ size, counted = size, most }: { size: number; counted?: number; most: number }) => {
  const share = (amount: number) => `${Number(((amount / (most || 1)) * 100).toFixed(1))}%`
  return (
    <svg className="amount" aria-hidden="true">
      {counted < size && <rect className="rest" width={share(size - counted)} />}
      {counted > 0 && <rect x={share(size - counted)} width={share(counted)} />}
    </svg>
  )
}
