import { BarTable, type BarRow } from '../../components/BarTable.tsx'
import { FactValue } from '../../components/FactValue.tsx'
import { longDate } from '../../dates/plainDate.ts'
import { factNamed, numberOn, rowsOn } from '../../facts/valueOn.ts'
import { printValue, printedFact } from '../../facts/print.ts'
import type { Chart, FactChart, TableChart } from '../../content/charts/schema.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { plainText } from '../../content/prose/plainText.ts'
import type { Site } from '../../site/site.ts'

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
