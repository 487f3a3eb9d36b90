import { z } from 'zod'
import { oneOf } from '../pagePath.ts'
import { listOf, words } from '../words/fields.ts'

const Fact = oneOf('facts', z.string().min(3).describe('The fact it is drawn from, by its id.'))
const Title = words('What the chart shows, as its heading.', 3)
const Says = words('What there is to see in it, in a sentence.', 10)

const FactChart = z.strictObject({
  title: Title,
  says: Says,
  sorted: z.boolean().optional().describe('True: the largest first, whatever their order here.'),
  bars: listOf(
    'Facts in one unit, a bar each.',
    z.strictObject({
      label: words('The words beside the bar. Left out: the day its fact is as at.').optional(),
      fact: Fact,
    }),
    1,
  ),
})

const TableChart = z.strictObject({
  title: Title,
  says: Says,
  table: Fact,
  label: words('The column that names each row.', 1),
  value: z.string().min(1).describe('The column that is drawn.'),
})

const figure = (of: string) =>
  z
    .array(z.union([FactChart, TableChart]))
    .min(1)
    .optional()
    .describe(`Its charts, from the top. ${of}`)

/** content/charts.yaml: the charts of each figure that is made of charts. */
export const ChartsFile = z.strictObject({
  'statistics-scheme': figure('What the scheme covers, and what it was expected to pay.'),
  'commission-shares': figure('How common each kind of commission was.'),
  'statistics-complaints': figure('Cases at the ombudsman.'),
  'statistics-provisions': figure('What lenders set aside.'),
  'statistics-market': figure('How many cars are bought on finance.'),
})

/** The figures that are made of charts alone, by the names that prose gives them. */
export const chartNames = ChartsFile.keyof().options

export const isChartName = (name: string): name is ChartName => chartNames.some((one) => one === name)

export type Charts = z.infer<typeof ChartsFile>
export type ChartName = keyof Charts
export type Chart = NonNullable<Charts[keyof Charts]>[number]
export type FactChart = z.infer<typeof FactChart>
export type TableChart = z.infer<typeof TableChart>

export const chartsFile = 'content/charts.yaml'

export const factsInCharts = (charts: readonly Chart[]): string[] =>
  charts.flatMap((chart) => ('table' in chart ? chart.table : chart.bars.map(({ fact }) => fact)))
