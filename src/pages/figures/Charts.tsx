import { AmountBar, type BarRow, BarTable } from '../../components/BarTable.tsx'
import { columnHeads, dataRow } from '../../components/DataTable.tsx'
import { FactValue } from '../../components/FactValue.tsx'
import type { Chart, FactChart, TableChart } from '../../content/charts/schema.ts'
import { plainText } from '../../content/prose/plainText.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { dayNumber, longDate } from '../../dates/plainDate.ts'
import { printedFact, printValue } from '../../facts/print.ts'
import { factNamed, lastKnownDay, numberOn, rowsOn } from '../../facts/valueOn.ts'
import { RateSlider, type RateSliderProps } from '../../islands/pictures/RateSlider.tsx'
import { type BasisPoints, basisPointsOf, percentOf } from '../../rules/credit/rates.ts'
import { pounds } from '../../rules/money/pence.ts'
import { type RateStep, rateStep } from '../../rules/redress/figuresFor.ts'
import type { Site } from '../../site/site.ts'
import { IslandOf } from '../IslandOf.tsx'
import type { FigureProps } from './figureProps.ts'

export const ChartsOf = ({ site, charts }: { site: Site; charts: readonly Chart[] }) =>
  charts.map((chart) => (
    <BarTable
      key={chart.title}
      title={plainText(chart.title, site.prose)}
      says={plainText(chart.says, site.prose)}
      most={unitOf(chart, site) === 'percent' ? 100 : undefined}
      rows={'table' in chart ? rowsOfTable(chart, site) : rowsOfFacts(chart, site)}
    />
  ))

/** The unit that a chart is drawn in: a share is drawn as a part of all. */
const unitOf = (chart: Chart, { facts }: Site) =>
  'table' in chart
    ? factNamed(facts, chart.table).columns?.[chart.value]
    : chart.bars[0] && factNamed(facts, chart.bars[0].fact).unit

function rowsOfFacts({ bars, sorted = false }: FactChart, { facts, today, prose, figureWords }: Site): BarRow[] {
  const rows = bars.map(({ label, fact }): BarRow => {
    const printed = printedFact(factNamed(facts, fact), today)
    return {
      key: fact,
      label: label ? plainText(label, prose) : longDate(printed.since),
      size: numberOn(facts, fact, today),
      value: <FactValue fact={printed} />,
      ...(label === undefined
        ? {}
        : { note: figureWords && fillIn(figureWords.charts.asAt, { day: longDate(printed.since) }) }),
    }
  })
  return sorted ? rows.toSorted((a, b) => b.size - a.size) : rows
}

function rowsOfTable({ table, label, value }: TableChart, { facts, today }: Site): BarRow[] {
  const unit = factNamed(facts, table).columns?.[value] ?? 'count'
  return rowsOn(facts, table, today).map((row, index) => ({
    key: String(row[label]),
    label: String(row[label]),
    size: Number(row[value]),
    value: (
      <FactValue
        fact={{
          ...printedFact(factNamed(facts, table), today, { part: `${index}.${value}` }),
          text: printValue(row[value] ?? 0, unit),
        }}
      />
    ),
  }))
}

/** An invented loan, the same as in the words of the guides, and the day that says which cut is its own. */
const loan = { amountOfCredit: 1_000_000, months: 48, balloon: 0 }
const made = '2016-03-01'

/** The rates of the slider, its initial position, and the step between rates in the table. */
const rates: readonly BasisPoints[] = Array.from({ length: 25 }, (_, index) => 390 + index * 50)
const first = rates.indexOf(990)
const shownEvery = 6

/** Cost of the loan at each rate, with the cut that the rules make for such a loan. */
export function rateSteps({ facts }: Pick<Site, 'facts'>): RateStep[] {
  const cut = basisPointsOf(numberOn(facts, 'scheme.apr-cut', made))
  return rates.map((apr) => rateStep(loan, apr, cut))
}

/** Slider for what a higher rate cost and how much of it the rules count. Some of its steps are shown without script too. */
export function RateFigure({ site, Line, words: { rate: words } }: FigureProps) {
  const steps = rateSteps(site)
  const most = Math.max(...steps.map(({ cost }) => cost))
  const { slider, apr, monthly, cost, counted } = words
  const props: RateSliderProps & { picture: 'RateSlider' } = {
    picture: 'RateSlider',
    stops: steps.map(({ apr, instalment, cost, counted }) => [apr, instalment, cost, counted]),
    first,
    words: { slider, apr, monthly, cost, counted },
  }
  return (
    <figure className="chart rate" data-example="">
      <figcaption>
        <strong>{words.title}</strong> <Line markdown={words.says} />
      </figcaption>
      <IslandOf name="Pictures" id="rate" start="intent" props={props} of={RateSlider} />
      <p className="key">
        <span className="of-rest">{words.lower}</span> <span>{counted}</span>
      </p>
      <table className="bars steps">
        <caption>{words.table}</caption>
        {columnHeads([apr, monthly, cost, counted, ''])}
        <tbody>
          {steps
            .filter((_, index) => index % shownEvery === 0)
            .map((step) => (
              <tr key={step.apr}>
                <th scope="row">{percentOf(step.apr)}%</th>
                <td>{pounds(step.instalment)}</td>
                <td>{pounds(step.cost)}</td>
                <td>{pounds(step.counted)}</td>
                <td className="drawn">
                  <AmountBar size={step.cost} counted={step.counted} most={most} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="note">
        <Line markdown={words.note} />
      </p>
    </figure>
  )
}

/** In pixels, whatever the width: words keep their size, and only the line is stretched. */
const height = 200
const above = 20
const below = 24
/** Horizontal resolution of the line. */
const across = 1000

/** The Bank Rate since the scheme’s years began, as a stepped line, with every change in a table below it. */
export function BankRateChart({ site, words: { 'bank-rate': words } }: FigureProps) {
  const fact = factNamed(site.facts, 'rates.bank-rate')
  const steps = fact.values.flatMap(({ from, value }) =>
    typeof value === 'number' && from <= site.today ? [{ from, rate: value }] : [],
  )
  const first = steps[0]
  if (!first) return null
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
          <tbody>{steps.map(({ from, rate }) => dataRow(from, [longDate(from), `${rate}%`]))}</tbody>
        </table>
      </details>
    </figure>
  )
}
