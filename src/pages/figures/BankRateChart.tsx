import { columnHeads } from '../../components/DataTable.tsx'
import { dayNumber, longDate } from '../../dates/plainDate.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import type { Site } from '../../site/site.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** In pixels, whatever the width: words keep their size, and only the line is stretched. */
const height = 200
const above = 20
const below = 24
/** Horizontal resolution of the line. */
const across = 1000

/** The Bank Rate since the scheme’s years began, as a stepped line, with every change in a table below it. */
export function BankRateChart({ site }: { site: Site }) {
  const fact = factNamed(site.facts, 'rates.bank-rate')
  const steps = fact.values.flatMap(({ from, value }) =>
    typeof value === 'number' && from <= site.today ? [{ from, rate: value }] : [],
  )
  const first = steps[0]
  const words = site.figureWords?.['bank-rate']
  if (!first || !words) return null
  const end = lastKnownDay(fact, site.today)
  const top = Math.ceil(Math.max(...steps.map(({ rate }) => rate)))
  const x = (day: string) =>
    Math.round(((dayNumber(day) - dayNumber(first.from)) / (dayNumber(end) - dayNumber(first.from))) * across)
  const y = (rate: number) => Math.round(height - below - (rate / top) * (height - below - above))
  const line = steps.map(({ from, rate }, index) => (index === 0 ? `M0 ${y(rate)}` : `H${x(from)}V${y(rate)}`)).join('')
  const years = Array.from(
    { length: Number(end.slice(0, 4)) - Number(first.from.slice(0, 4)) + 1 },
    (_, index) => Number(first.from.slice(0, 4)) + index,
  ).filter((year) => year % 5 === 0)
  return (
    <figure className="chart" data-fact={fact.id}>
      <figcaption>
        <strong>{words.title}</strong> {fillIn(words.says, { day: longDate(end) })}
      </figcaption>
      <svg role="img" aria-label={fillIn(words.drawn, { from: longDate(first.from), to: longDate(end) })}>
        {[0, top / 2, top].map((rate) => (
          <g key={rate} className="grid">
            <line x2="100%" y1={y(rate)} y2={y(rate)} />
            <text y={y(rate) - 5}>{rate}%</text>
          </g>
        ))}
        {years.map((year) => (
          <text key={year} x={`${x(`${year}-01-01`) / (across / 100)}%`} y={height - 6} textAnchor="middle">
            {year}
          </text>
        ))}
        <svg viewBox={`0 0 ${across} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="line" d={`${line}H${across}`} fill="none" />
        </svg>
      </svg>
      <details>
        <summary>{words.table}</summary>
        <table>
          {columnHeads([words.from, words.rate])}
          <tbody>
            {steps.map(({ from, rate }) => (
              <tr key={from}>
                <th scope="row">{longDate(from)}</th>
                <td>{rate}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
