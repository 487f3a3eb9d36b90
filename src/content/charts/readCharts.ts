import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import type { Chart, ChartName, Charts } from './schema.ts'

export const chartsFile = 'content/charts.yaml'

/** A fact that a chart is drawn from, and where the file names it. */
export type ChartFact = { figure: ChartName; id: string; at: YamlPath }

/** Every fact that the charts are drawn from, in their order. */
export const factsInCharts = (charts: Charts): ChartFact[] =>
  eachChart(charts).flatMap(({ figure, chart, at }) =>
    'table' in chart
      ? [{ figure, id: chart.table, at: [...at, 'table'] }]
      : chart.bars.map(({ fact }, index) => ({ figure, id: fact, at: [...at, 'bars', index, 'fact'] })),
  )

/** The words of the charts, with their places. */
export const chartProse = (charts: Charts, source: YamlSource): Prose[] =>
  eachChart(charts).flatMap(({ chart, at }) =>
    proseAt(source, [
      [...at, 'title'],
      [...at, 'says'],
      ...('bars' in chart ? chart.bars.map((_, index) => [...at, 'bars', index, 'label']) : []),
    ]),
  )

/** Every chart, with the figure it belongs to and its place in the file. */
export const eachChart = (charts: Charts): { figure: ChartName; chart: Chart; at: YamlPath }[] =>
  (Object.entries(charts) as [ChartName, readonly Chart[]][]).flatMap(([figure, own]) =>
    own.map((chart, index) => ({ figure, chart, at: [figure, index] })),
  )
