import type { ReactNode } from 'react'

export type BarRow = { label: ReactNode; key: string; value: ReactNode; size: number; note?: ReactNode }

const width = 100
const height = 10

/** A bar chart that is a table: every bar has its figure beside it, so the chart reads without seeing it. Sizes are on one scale from 0. */
export function BarTable({ title, says, rows }: { title: string; says: string; rows: readonly BarRow[] }) {
  const largest = Math.max(...rows.map(({ size }) => size))
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong> {says}
      </figcaption>
      <table className="bars">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Figure</th>
            <th scope="col">Bar</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, key, value, size, note }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="figure">
                {value}
                {note && <small> {note}</small>}
              </td>
              <td className="bar">
                <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(0.5, (size / largest) * width)} height={height} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
