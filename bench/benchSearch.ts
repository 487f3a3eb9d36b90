import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { loadSite } from '../scripts/loadSite.ts'
import { type SearchContent, SearchJourneysFile } from '../src/content/search/schema.ts'
import type { Prediction } from '../src/deciding/calibration.ts'
import { find, type SearchOutcome, type SearchResult } from '../src/search/find.ts'
import { type FitSigns, isDoubtful, likelihoodOf, signNames, signsOf } from '../src/search/fit.ts'
import { isLost, isOurs, walkJourneys } from '../src/search/journeys.ts'
import type { learnedFit } from '../src/search/learned.ts'
import { makeIndex } from '../src/search/makeIndex.ts'
import { openIndex } from '../src/search/openIndex.ts'
import type { FoundBy, SearchFiles } from '../src/search/searchFile.ts'
import { languageOf } from '../src/search/terms.ts'
import { documentsOf, siteSearch } from '../src/site/search.ts'
import type { Site } from '../src/site/site.ts'
import { logisticWeights } from './logisticRegression.ts'
import { percent, reliabilityTable } from './print.ts'
import { type Precision, precisionOf } from './searchPrecision.ts'

const rounds = 5

/** A site this large has its index in files, and so many questions are asked of it: some of all, and those with the most words. */
const large = { documents: 10_000, questions: 50, longest: 20 }

export type SearchBench = {
  /** A file of questions in the form of content/search-journeys.yaml, to be asked instead of those. */
  questions: string | undefined
  /** Name of this reading in the history; undefined to keep none. */
  keep: string | undefined
  /** True if to learn anew what tells questions about other things, from those of the site. */
  learn: boolean
  today: string
}

/**
 * npm run bench -- search: how well questions find their pages, whether those about other things are told so, how far the likelihood can be
 * relied on, how large the index is, how long a question takes, and what is fetched for one on a large site.
 */
export function benchSearch(folder: string, { questions, keep, learn: anew, today }: SearchBench): void {
  const site = loadSite(folder)
  const made = siteSearch(site)
  if (!made) throw new Error('This site has no content/search.yaml')
  const { data } = made
  const text = JSON.stringify(data)
  const [index, opening] = timed(() => openIndex(JSON.parse(text) as typeof data))
  const journeys = questions ? questionsIn(questions) : site.searchJourneys
  const walked = walkJourneys(journeys, index)
  const examplesOf = (from: typeof walked) =>
    from.map(({ journey, found }) => ({
      signs: signsOf(found.meant, found.results, journey.asks, index),
      right: isOurs(journey),
    }))
  const precision = precisionOf(walked)
  if (keep !== undefined) addToHistory(join(folder, historyFile), { on: today, of: keep, ...precision })
  if (anew) {
    const opened = readdirSync(join(folder, openedSets)).flatMap((name) => questionsIn(join(folder, openedSets, name)))
    writeLearned(join(folder, learnedFile), learn(examplesOf([...walked, ...walkJourneys(opened, index)])))
  }
  const asking = Array.from({ length: rounds }, () => timed(() => walkJourneys(journeys, index))[1])
  console.log(
    [
      ...table(precision),
      '',
      'likelihood, of the questions asked',
      ...reliabilityTable(
        walked.map(({ journey, found }) => ({ probability: found.likelihood, right: isOurs(journey) })),
      ),
      ...(questions ? [] : leftOut(examplesOf(walked))),
      '',
      ...walked.filter(isLost).map(({ journey, results }) => `  lost: “${journey.asks}” finds ${firstThree(results)}`),
      ...walked
        .filter(({ journey, found }) => isOurs(journey) && found.weak)
        .map(({ journey }) => `  told that nothing fits: “${journey.asks}”`),
      '',
      `index: ${index.kinds.length} documents; ${kB(text.length)}, ${kB(gzipSync(text, { level: 9 }).length)} gzip, ${kB(brotliCompressSync(text).length)} brotli`,
      ...Object.entries({ ...data, ...data.holds }).map(
        ([part, value]) => `  ${part}: ${kB(brotliCompressSync(JSON.stringify(value)).length)}`,
      ),
      `opened in ${opening.toFixed(0)} ms; a question takes ${(Math.min(...asking) / Math.max(1, walked.length)).toFixed(2)} ms`,
      '',
      ...(site.search && !questions ? inFiles(site, site.search) : []),
    ].join('\n'),
  )
}

const questionsIn = (file: string) => SearchJourneysFile.parse(parse(readFileSync(file, 'utf8')))

const historyFile = 'docs/search-history.yaml'
/** Once sealed sets, learned from since they were first read. */
const openedSets = 'tests/fixtures/questions'
const learnedFile = 'src/search/learned.ts'

const table = ({ questions, at1, at3, meanReciprocalRank, weakWrongly, others, othersTold }: Precision): string[] => [
  `${questions} questions that the site answers: its page first ${percent(at1)}, within three ${percent(at3)}; mean reciprocal rank ${meanReciprocalRank.toFixed(3)}; told that nothing fits ${percent(weakWrongly)}`,
  `${others} questions about other things: told so ${percent(othersTold)}`,
]

/** The same where each question was judged by what the other half had taught, and what would be decided then. */
function leftOut(examples: readonly FitExample[]): string[] {
  const likely = heldOut(examples)
  const weak = (ours: boolean) => {
    const of = likely.filter(({ right }) => right === ours)
    return of.filter(({ probability }) => isDoubtful(probability)).length / Math.max(1, of.length)
  }
  return [
    'the same, each half judged by the other',
    ...reliabilityTable(likely),
    `  of the site’s own told that nothing fits ${percent(weak(true))}; of others ${percent(weak(false))}`,
  ]
}

function addToHistory(file: string, { on, of, ...precision }: Precision & { on: string; of: string }): void {
  const { questions, at1, at3, weakWrongly, others, othersTold } = precision
  const line = `- { on: ${on}, of: ${JSON.stringify(of)}, questions: ${questions}, first: ${figure(at1)}, withinThree: ${figure(at3)}, weakWrongly: ${figure(weakWrongly)}, others: ${others}, othersTold: ${figure(othersTold)} }`
  appendFileSync(file, `${line}\n`)
}

/** Writes what was learned in the place of what a file had, under its comment. `npm run format` lays it out. */
export function writeLearned(file: string, values: typeof learnedFit): void {
  const named = 'export const learnedFit = '
  const [comment] = readFileSync(file, 'utf8').split(named)
  writeFileSync(file, `${comment}${named}${JSON.stringify(values)}\n`)
}

const figure = (share: number): string => (100 * share).toFixed(1)
const firstThree = (results: readonly SearchResult[]): string =>
  results
    .slice(0, 3)
    .map(({ document }) => document.path)
    .join(', ')

/** Measure what a newcomer fetches for a first answer of a large site. */
function inFiles(site: Site, search: SearchContent): string[] {
  const documents = manyDocuments(documentsOf(site), large.documents)
  const { others, ...made } = makeIndex(documents, languageOf(search), [])
  const data = { ...made, folder: '' }
  const sizeOf = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length
  const first = sizeOf({ words: search.words, ...data })
  const journeys = site.searchJourneys.filter(isOurs)
  const longest = journeys.toSorted((a, b) => b.asks.length - a.asks.length).slice(0, large.longest)
  const step = Math.ceil(journeys.length / large.questions)
  const asked = journeys
    .filter((journey, at) => at % step === 0 || longest.includes(journey))
    .map(({ asks }) => ({ asks, ...askInFiles(asks, data, others) }))
    .map(({ asks, fetched, rounds: taken }) => ({
      asks,
      taken,
      files: Object.keys(fetched).length,
      size: Object.values(fetched).reduce((total: number, file) => total + sizeOf(file), first),
    }))
    .toSorted((a, b) => a.size - b.size)
  const told = (name: string, one: (typeof asked)[number] | undefined) =>
    `  ${name}: ${kB(one?.size ?? 0)} in ${one?.files} files and ${one?.taken} rounds (“${one?.asks}”)`
  return [
    `${large.documents} documents: search.json ${kB(first)}, ${data.parts.length} files of terms, ${Object.keys(others).length} in all; a first answer to ${asked.length} questions`,
    told('median', asked[Math.floor(asked.length / 2)]),
    told('worst', asked.at(-1)),
  ]
}

function timed<T>(work: () => T): [T, number] {
  const started = performance.now()
  return [work(), performance.now() - started]
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Search with search.json alone, and count the files that had to be fetched and in how many rounds.
 * @throws for a file that does not exist
 */
export function askInFiles(
  typed: string,
  data: Parameters<typeof openIndex>[0],
  others: SearchFiles,
): { found: SearchOutcome; fetched: SearchFiles; rounds: number } {
  let fetched: SearchFiles = {}
  for (let rounds = 0; ; rounds++) {
    const found = find(typed, openIndex(data, fetched))
    if (found.wants.length === 0) return { found, fetched, rounds }
    const missing = found.wants.filter((name) => !(name in others) || name in fetched)
    if (missing.length > 0) throw new Error(`The index has no ${missing.join(', ')}, which “${typed}” needs`)
    fetched = { ...fetched, ...Object.fromEntries(found.wants.map((name) => [name, others[name]])) }
  }
}

/** Number of new words in each made-up document: names and rarities, as each new page of a real site has some. */
const newWords = 3

/** Add made-up pages, of other pages’ parts and with names and words of their own, up to `count`. The same count gives the same pages. */
function manyDocuments(documents: readonly FoundBy[], count: number): FoundBy[] {
  let state = 1
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pages = documents.filter(({ kind }) => kind === 'guide')
  const parts = pages.flatMap(({ sections }) => sections)
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
  const word = () => Array.from({ length: 3 }, () => one([...'bdfgklmnprstvz']) + one([...'aeiou'])).join('')
  const made = Array.from({ length: Math.max(0, count - documents.length) }, (_, at): FoundBy => {
    const page = one(pages)
    return {
      ...page,
      path: `/guides/made-up-${at}`,
      title: `${one(pages).title} ${word()}`,
      about: one(pages).about,
      asks: [`${one(pages).asks[0] ?? ''} ${word()}`],
      sections: page.sections.map(() => one(parts)),
      words: Array.from({ length: newWords }, word).join(' '),
    }
  })
  return [...documents, ...made]
}

/** A question by its signs, and whether the site answers it. */
export type FitExample = { signs: FitSigns; right: boolean }

/** How many halves are left out in turn. */
const halves = 2

/** Fit the signs by logistic regression. A question about something else counts twice: as it is, and as if unlisted, as no list has all. */
export function learn(examples: readonly FitExample[]): typeof learnedFit {
  const rows = examples
    .flatMap((one) => (one.right || one.signs.elsewhere === 0 ? [one] : [one, unlisted(one)]))
    .map(({ signs, right }) => ({ features: [1, ...signNames.map((name) => signs[name])], right }))
  const values = logisticWeights(rows, { steps: 4000, rate: 0.7, shrinking: 0.001, freeBias: true })
  const [bias = 0, ...weights] = values.map((value) => Number(value.toFixed(3)))
  return { bias, weights: Object.fromEntries(signNames.map((name, index) => [name, weights[index]])) as Weights }
}

type Weights = (typeof learnedFit)['weights']

const unlisted = (one: FitExample): FitExample => ({ ...one, signs: { ...one.signs, elsewhere: 0 } })

/** Predict by what the other half taught whether the site can answer each question. */
export const heldOut = (examples: readonly FitExample[]): Prediction[] =>
  Array.from({ length: halves }, (_, part) => {
    const learned = learn(examples.filter((_example, index) => index % halves !== part))
    return examples
      .filter((_example, index) => index % halves === part)
      .map(({ signs, right }) => ({ probability: likelihoodOf(signs, learned), right }))
  }).flat()
