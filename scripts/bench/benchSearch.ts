import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Precision, precisionOf, walkJourneys } from '../../src/search/journeys.ts'
import { openIndex } from '../../src/search/openIndex.ts'
import { documentsOf } from '../../src/site/search/documentsOf.ts'
import { siteSearch } from '../../src/site/search/siteSearch.ts'
import { loadSite } from '../loadSite.ts'
import { askInFiles } from '../search/askInFiles.ts'
import { manyDocuments } from './manyDocuments.ts'
import type { SearchContent } from '../../src/content/search/schema.ts'
import { makeIndex } from '../../src/search/makeIndex.ts'
import { languageOf } from '../../src/search/terms.ts'
import type { Site } from '../../src/site/site.ts'

const rounds = 5

/** A site this large has its index in files, and so many questions are asked of it: some of all, and those with the most words. */
const large = { documents: 10_000, questions: 50, longest: 20 }

/** npm run bench -- search: how well questions find their pages, how large the index is, how long a question takes, and what is fetched for one on a large site. */
export function benchSearch(folder: string): void {
  const site = loadSite(folder, undefined)
  const made = siteSearch(site)
  if (!made) throw new Error('This site has no content/search.yaml')
  const { data } = made
  const text = JSON.stringify(data)
  const [index, opening] = timed(() => openIndex(JSON.parse(text) as typeof data))
  const walked = walkJourneys(site.searchJourneys, index)
  const asking = Array.from({ length: rounds }, () => timed(() => walkJourneys(site.searchJourneys, index))[1])
  console.log(
    [
      'questions        number   at 1    at 3    mean reciprocal rank',
      row('all', precisionOf(walked)),
      '',
      `index: ${index.kinds.length} documents; ${kB(text.length)}, ${kB(gzipSync(text, { level: 9 }).length)} gzip, ${kB(brotliCompressSync(text).length)} brotli`,
      ...Object.entries({ ...data, ...data.holds }).map(
        ([part, value]) => `  ${part}: ${kB(brotliCompressSync(JSON.stringify(value)).length)}`,
      ),
      `opened in ${opening.toFixed(0)} ms; a question takes ${(Math.min(...asking) / Math.max(1, walked.length)).toFixed(2)} ms`,
      '',
      ...(site.search ? inFiles(site, site.search) : []),
    ].join('\n'),
  )
}

/** Measure what a newcomer fetches for a first answer of a large site. */
function inFiles(site: Site, search: SearchContent): string[] {
  const documents = manyDocuments(documentsOf(site), large.documents)
  const { others, ...made } = makeIndex(documents, languageOf(search), [])
  const data = { ...made, folder: '' }
  const sizeOf = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length
  const first = sizeOf({ words: search.words, ...data })
  const longest = site.searchJourneys.toSorted((a, b) => b.asks.length - a.asks.length).slice(0, large.longest)
  const step = Math.ceil(site.searchJourneys.length / large.questions)
  const asked = site.searchJourneys
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

function row(name: string, { questions, at1, at3, meanReciprocalRank }: Precision): string {
  const share = (value: number) => `${(100 * value).toFixed(1)}%`.padStart(6)
  return `${name.padEnd(16)} ${String(questions).padStart(6)}  ${share(at1)}  ${share(at3)}  ${meanReciprocalRank.toFixed(3)}`
}

function timed<T>(work: () => T): [T, number] {
  const started = performance.now()
  return [work(), performance.now() - started]
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
