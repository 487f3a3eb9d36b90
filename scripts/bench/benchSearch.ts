import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Precision, precisionOf, walkJourneys } from '../../src/search/journeys.ts'
import { openIndex } from '../../src/search/searchIndex.ts'
import { siteSearch } from '../../src/site/search/siteSearch.ts'
import { loadSite } from '../loadSite.ts'

const rounds = 5

/** npm run bench -- search: how well questions find their pages, how large the index is, and how long a question takes. */
export function benchSearch(folder: string): void {
  const site = loadSite(folder, undefined)
  const data = siteSearch(site)
  if (!data) throw new Error('This site has no content/search.yaml')
  const text = JSON.stringify(data)
  const [index, opening] = timed(() => openIndex(JSON.parse(text) as typeof data))
  const walked = walkJourneys(site.searchJourneys, index)
  const asking = Array.from({ length: rounds }, () => timed(() => walkJourneys(site.searchJourneys, index))[1])
  console.log(
    [
      'questions        number   at 1    at 3    mean reciprocal rank',
      row('tuned by', precisionOf(walked.filter(({ heldOut }) => !heldOut))),
      row('held out', precisionOf(walked.filter(({ heldOut }) => heldOut))),
      row('all', precisionOf(walked)),
      '',
      `index: ${data.documents.length} documents; ${kB(text.length)}, ${kB(gzipSync(text, { level: 9 }).length)} gzip, ${kB(brotliCompressSync(text).length)} brotli`,
      ...Object.entries(data).map(
        ([part, value]) => `  ${part}: ${kB(brotliCompressSync(JSON.stringify(value)).length)}`,
      ),
      `opened in ${opening.toFixed(0)} ms; a question takes ${(Math.min(...asking) / Math.max(1, walked.length)).toFixed(2)} ms`,
    ].join('\n'),
  )
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
