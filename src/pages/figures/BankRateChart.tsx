import { dayNumber, longDate } from '../../dates/plainDate.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import type { Site } from '../../site/site.ts'
import { fillIn } from '../../content/words/fillIn.ts'

const width = 640
const height = 200
const left = 36
const bottom = 24

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
    left + ((dayNumber(day) - dayNumber(first.from)) / (dayNumber(end) - dayNumber(first.from))) * (width - left)
  const y = (rate: number) => height - bottom - (rate / top) * (height - bottom - 8)
  const line = steps
    .map(
      ({ from, rate }, index) =>
        `${index === 0 ? 'M' : 'H'}${x(from).toFixed(1)}${index === 0 ? ` ${y(rate).toFixed(1)}` : `V${y(rate).toFixed(1)}`}`,
    )
    .join('')
  const years = Array.from(
    { length: Number(end.slice(0, 4)) - Number(first.from.slice(0, 4)) + 1 },
    (_, index) => Number(first.from.slice(0, 4)) + index,
  ).filter((year) => year % 5 === 0)
  return (
    <figure className="chart" data-fact={fact.id}>
      <figcaption>
        <strong>{words.title}</strong> {fillIn(words.says, { day: longDate(end) })}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fillIn(words.drawn, { from: longDate(first.from), to: longDate(end) })}
      >
        {[0, top / 2, top].map((rate) => (
          <g key={rate} className="grid">
            <line x1={left} x2={width} y1={y(rate)} y2={y(rate)} />
            <text x={left - 6} y={y(rate) + 4} textAnchor="end">
              {rate}%
            </text>
          </g>
        ))}
        {years.map((year) => (
          <text key={year} className="tick" x={x(`${year}-01-01`)} y={height - 6} textAnchor="middle">
            {year}
          </text>
        ))}
        <path className="line" d={`${line}H${x(end).toFixed(1)}`} fill="none" />
      </svg>
      <details>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
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
