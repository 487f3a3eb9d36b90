import { chartNames, chartsFile, type FactChart, type TableChart } from '../../content/charts/schema.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import { type Fact, factFile } from '../../facts/fact.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { figureNamesIn } from '../factReferences.ts'
import { problemInFile } from './sharedCauses.ts'

/** The charts that pages name are there, and each can be drawn: numbers of one unit, no fact twice. */
export function checkCharts(draft: Draft): Problem[] {
  const { charts } = draft.site
  const seen = new Set<string>()
  return [
    ...missingCharts(draft),
    ...Object.entries(charts).flatMap(([figure, own = []]) =>
      own.flatMap((chart, index) =>
        'table' in chart ? tableFaults(draft, chart, [figure, index]) : barFaults(draft, chart, [figure, index], seen),
      ),
    ),
  ]
}

/** A page names a figure that is made of charts, and has none. */
const missingCharts = ({ site, prose, sources, faulty }: Draft): Problem[] =>
  faulty.has(chartsFile)
    ? []
    : chartNames
        .filter((name) => !site.charts[name])
        .flatMap((name) => {
          const words = prose.find((one) => figureNamesIn(rawText(one)).includes(name))
          if (!words) return []
          const named = placeIn(words, rawText(words).indexOf(`"${name}"`))
          return problemAt(
            sources.get(chartsFile)?.placeAt([]) ?? named,
            'missing-charts',
            `the figure "${name}", which ${named.file}:${named.line} names, has no charts`,
            `put them under ${name} in ${chartsFile}`,
          )
        })

function barFaults(draft: Draft, { bars }: FactChart, path: YamlPath, seen: Set<string>): Problem[] {
  const facts = bars.map(({ fact }) => draft.site.facts.get(fact))
  const unit = facts.find((fact) => fact && isNumbers(fact))?.unit
  return facts.flatMap((fact, index) => {
    // A fact with its own fault is reported in its file.
    if (!fact || draft.faulty.has(factFile(fact.id))) return []
    const what = seen.has(fact.id)
      ? `"${fact.id}" is drawn twice`
      : !isNumbers(fact)
        ? `"${fact.id}" holds no number that a bar could show`
        : fact.unit !== unit
          ? `"${fact.id}" is in ${fact.unit}, and the other bars are in ${unit}`
          : undefined
    seen.add(fact.id)
    return what === undefined
      ? []
      : inCharts(draft, [...path, 'bars', index, 'fact'], 'not-drawn', what, 'name a fact that goes with the others')
  })
}

const inCharts = (draft: Draft, path: YamlPath, ...words: [rule: string, what: string, fix?: string]) =>
  problemInFile(draft, chartsFile, path, ...words)

const isNumbers = ({ values }: Fact): boolean =>
  values.every(({ value }) => value === null || typeof value === 'number')

function tableFaults(draft: Draft, chart: TableChart, path: YamlPath): Problem[] {
  const fact = draft.site.facts.get(chart.table)
  if (!fact) return []
  const { columns } = fact
  if (!columns)
    return inCharts(
      draft,
      [...path, 'table'],
      'not-drawn',
      `"${fact.id}" is not a table`,
      'name a fact with unit: table, or draw it as one of the bars',
    )
  const names = Object.keys(columns)
  const ofNumbers = names.filter((name) => !['text', 'date', 'dates', 'state'].includes(columns[name] ?? ''))
  return (['label', 'value'] as const).flatMap((field) => {
    const known = field === 'value' ? ofNumbers : names
    return known.includes(chart[field])
      ? []
      : inCharts(
          draft,
          [...path, field],
          'unknown-column',
          `"${fact.id}" has no column "${chart[field]}"${field === 'value' ? ' of numbers' : ''}`,
          didYouMean(chart[field], known, `use one of ${known.join(', ')}`),
        )
  })
}
