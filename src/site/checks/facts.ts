import { chartNames, chartsFile, type FactChart, type TableChart } from '../../content/charts/schema.ts'
import { factsInLetters } from '../../content/letters/template.ts'
import { memoize } from '../../content/memoize.ts'
import { factsOfFigure } from '../../content/prose/figureNames.ts'
import { faultAt, placeIn, rawText } from '../../content/prose/prose.ts'
import { type Fact, factFile } from '../../facts/fact.ts'
import { printedFact } from '../../facts/print.ts'
import { didYouMean, nearest } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { factsOfTool, tools } from '../../tools/index.ts'
import type { Draft } from '../draft.ts'
import { factReferencesIn, figureNamesIn } from '../factReferences.ts'
import { faultsByFile } from '../keptFindings.ts'
import { onlyWords } from '../phrasesIn.ts'
import type { Site } from '../site.ts'
import { unusedFiles } from './contentFiles.ts'
import { noFact, problemInFile } from './sharedCauses.ts'

/** Every fact that prose or code names exists and has a value to print; every fact is used. */
export function checkFacts(draft: Draft): Problem[] {
  const { prose, site, faulty } = draft
  const { facts, today } = site
  const used = new Set(prose.flatMap((words) => factsNamedIn(rawText(words))))
  // A tag in a plain field is shown as it is, whatever it names.
  const unknown = prose.flatMap((words) =>
    (words.format === 'plain' ? [] : factReferencesIn(rawText(words))).flatMap(({ id, offset, attributes }) => {
      const fact = facts.get(id)
      const place = () => placeIn(words, offset)
      if (!fact && faulty.has(factFile(id))) return []
      if (!fact) {
        const fix = didYouMean(id, facts.keys(), `add ${factFile(id)}`)
        return problemAt(place(), 'unknown-fact', `there is no fact "${id}"`, fix, noFact(id))
      }
      const at = /at=\\?"([^"\\]+)/.exec(attributes)?.[1]
      const part = /part=\\?"([^"\\]+)/.exec(attributes)?.[1]
      try {
        printedFact(fact, at ?? today, part === undefined ? {} : { part })
        return []
      } catch (error) {
        const [first] = fact.values
        if (at === undefined && first !== undefined && first.from > today)
          return problemAt(
            draft.sources.get(factFile(id))?.placeAt(['values', 0, 'from']) ?? place(),
            'fact-value',
            `${id} is used, and has no value before ${first.from}`,
            'write the day from which the value holds',
          )
        return problemAt(
          place(),
          'fact-value',
          (error as Error).message,
          'give at="…" with a day on which it had a value, or mend the fact',
        )
      }
    }),
  )
  // The timeline’s facts are among the names, which are checked where they stand.
  const needed = factsInCode(site)
  const missing = needed.flatMap(({ id, by, tool }) => {
    used.add(id)
    return facts.has(id) || faulty.has(factFile(id))
      ? []
      : problemAt(
          fileStart(factFile(id)),
          'missing-fact',
          `${by} needs the fact "${id}", which does not exist`,
          missingFix(id, facts.keys(), tool),
          noFact(id),
        )
  })
  // A file that could not be read, or that no page names yet, may use any fact.
  const allWordsRead = [...faulty, ...unusedFiles(draft)].every((file) => file.startsWith('content/facts/'))
  // A fact whose name is misspelt is in use.
  for (const id of [...used].filter((name) => !facts.has(name))) used.add(nearest(id, facts.keys()) ?? id)
  const unused = !allWordsRead
    ? []
    : [...facts.keys()]
        .filter((id) => !used.has(id))
        .map((id) =>
          problemAt(
            fileStart(factFile(id)),
            'unused-fact',
            `no page, tool or rule uses the fact "${id}"`,
            'use it, or delete the file',
          ),
        )
  return [...unknown, ...missing, ...unused]
}

/** Advise to add the fact’s file or, if a tool’s code is wrong, to mend the name there. */
function missingFix(id: string, known: Iterable<string>, tool: string | undefined): string {
  const meant = nearest(id, known)
  return [
    `add ${factFile(id)}`,
    ...(tool === undefined ? [] : [`, or mend the name in src/tools/${tool}/tool.ts or what it draws on`]),
    ...(meant === undefined ? [] : [`: did you mean "${meant}"?`]),
  ].join('')
}

/** Facts named in prose, also in a tag that is not well written. */
const factsNamedIn = memoize((raw): string[] =>
  [...raw.matchAll(/\{%\s*fact\s+\\?"?([a-z0-9.-]+)/g)].map(([, id]) => id ?? ''),
)

/** The facts that the figures, the tools, the timeline and the summary of the firm’s service are made from. */
export function factsInCode(site: Site): { id: string; by: string; tool?: string }[] {
  const figures = new Set(site.entries.flatMap(({ article }) => figureNamesIn(article?.body ?? '')))
  return [
    ...site.timeline.flatMap(({ fact, title }) =>
      fact === undefined ? [] : [{ id: fact, by: `the timeline (“${title}”)` }],
    ),
    ...[...figures].flatMap((name) =>
      factsOfFigure(name, site.charts).map((id) => ({ id, by: `the figure "${name}"` })),
    ),
    ...(site.keyFacts ? feeFacts.map((id) => ({ id, by: 'the summary of the firm’s service' })) : []),
    ...site.entries.flatMap(({ page, flow }) =>
      'tool' in page && (flow || tools[page.tool].kind === 'case')
        ? factsOfTool(page.tool, flow).map((id) => ({ id, by: `the tool "${page.tool}"`, tool: page.tool }))
        : [],
    ),
  ]
}

export const factsByLetter = ({ letters }: Pick<Site, 'letters'>): { id: string; by: string }[] =>
  Object.entries(letters).flatMap(([letter, template]) =>
    factsInLetters({ [letter]: template }).map((id) => ({ id, by: `the letter "${letter}"` })),
  )

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

/** Find amounts, percentages, dates, counts and lengths of time in prose outside facts and examples. */
export function checkLooseFigures(draft: Draft): Problem[] {
  return faultsByFile(draft, 'figures', '', draft.prose, (raw, { format }) =>
    looseFiguresIn(raw)
      // The names of lenders and models may hold a number.
      .filter(({ what }) => format !== 'plain' || what !== 'the count')
      .map(({ text, what, offset }) =>
        faultAt(
          offset,
          'loose-figure',
          `${what} "${text}" is typed into the prose`,
          'write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}',
        ),
      ),
  )
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const inWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'

// Names that hold digits and are not figures: PS26/3, RD01, V5C, EX160, A4. Nor are £0 and 0%, which need no source.
const name = /\b[A-Z]+\d[A-Z\d]*(?:\/\d+)?\b|£0(?![\d.,]*\d)|(?<![\d.,])0%/.source

/** Patterns of figures, most telling first. The first that fits names the fault. */
const figures: readonly { what: string; pattern: string }[] = [
  { what: 'the amount', pattern: `[£€$]\\s?\\d[\\d,.]*\\d?(?:\\s?(?:million|billion|bn|m|k))?\\b` },
  {
    what: 'the percentage',
    pattern: `\\d[\\d.,]*\\s?(?:%|per cent|percent\\b|percentage points?)|\\b${inWords}(?:[ -]${inWords})? per ?cent\\b`,
  },
  {
    what: 'the date',
    pattern: `\\b\\d{1,2}(?:st|nd|rd|th)? ${month}(?: \\d{4})?|\\b${month} \\d{4}\\b|\\b(?:19|20)\\d{2}\\b`,
  },
  {
    what: 'the length of time',
    pattern: `\\b(?:\\d+|${inWords})(?:[ -](?:to|or)[ -](?:\\d+|${inWords}))?[ -](?:working[ -])?(?:day|week|month|year)s?\\b`,
  },
  { what: 'the count', pattern: `\\d[\\d,.]*\\d|\\d` },
]

const anyFigure = new RegExp(
  `(?<name>${name})|${figures.map(({ pattern }, index) => `(?<f${index}>${pattern})`).join('|')}`,
  'gi',
)

/** Amounts, percentages, dates, counts and lengths of time in raw prose that are no fact and no marked example. */
export const looseFiguresIn = (raw: string): { text: string; what: string; offset: number }[] =>
  [...onlyWords(raw).matchAll(anyFigure)].flatMap((match) => {
    const index = figures.findIndex((_, at) => match.groups?.[`f${at}`] !== undefined)
    // Case is ignored for figures, but a name is in capitals.
    const isName = match.groups?.name !== undefined && match[0] === match[0].toUpperCase()
    return index === -1 || isName
      ? []
      : [{ text: match[0].trim(), what: figures[index]?.what ?? '', offset: match.index }]
  })
