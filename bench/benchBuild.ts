import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { bundleServer } from '../src/build/bundleServer.ts'
import { cacheFolder } from '../src/build/projectRoot.ts'
import { readSite } from '../src/site/readSite.ts'
import { generateSite } from './generateSite.ts'
import { type Measured, measureProcess, median } from './measureProcess.ts'

const build = new URL('../scripts/build.ts', import.meta.url)
const floor = new URL('./floor.ts', import.meta.url)
const today = '2026-11-21'
const historyFile = 'docs/build-history.yaml'

/**
 * Time builds of generated sites, against the floor of the same run: a bare loop that reads and parses the same Markdown,
 * renders the same React pages and writes them, and nothing else. All files stay until the end: some disks are
 * slow to make files for minutes after others were deleted. With `keep`, a name for this reading, the history gets a line per size.
 */
export async function benchBuild(sizes: readonly number[], runs: number, keep?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const pages = join(cacheFolder, 'bench', 'pages.mjs')
    await bundleServer(pages, 'bench/bareDocumentOf.tsx')
    console.log(
      `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, medians of ${runs} runs\n`,
    )
    const rows: Row[] = []
    for (const size of sizes) {
      const row = await benchSize(folder, size, runs, pages)
      rows.push(row)
      if (keep !== undefined) appendFileSync(historyFile, historyLine(keep, row))
    }
    printSlope(rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function benchSize(folder: string, size: number, runs: number, pages: string): Promise<Row> {
  const site = join(folder, `site-${size}`)
  generateSite(site, size)
  const serialized = join(folder, `site-${size}.bin`)
  writeFileSync(serialized, serialize(dataOf(site)))

  const bare: Measured[] = []
  const colds: Measured[] = []
  const bundled: Measured[] = []
  const again: Measured[] = []
  let absent = 0
  for (let run = 0; run < (size > 5000 ? 1 : runs); run++) {
    const out = join(folder, `out-${size}-${run}`)
    bare.push(
      await measureProcess(floor, [site, serialized, pages, join(folder, `floor-${size}-${run}`)], { cold: true }),
    )
    colds.push(
      await measureProcess(build, ['--site', site, '--out', out, '--today', today, '--no-cache'], { cold: true }),
    )
    await measureProcess(build, [
      '--site',
      'tests/sites/good',
      '--out',
      join(folder, `good-${size}-${run}`),
      '--today',
      today,
    ])
    // A site and an output that no build has seen: only the code is known.
    const other = `${site}-${run}`
    generateSite(other, size)
    bundled.push(await measureProcess(build, ['--site', other, '--out', `${out}-again`, '--today', today]))
    appendFileSync(join(other, 'content/pages/guides/guide-1.md'), '\nOne more line of words.\n')
    const watching = watchAbsence(join(`${out}-again`, 'index.html'))
    again.push(await measureProcess(build, ['--site', other, '--out', `${out}-again`, '--today', today]))
    absent = Math.max(absent, watching.stop())
  }
  const cold = middle(colds)
  const times = (row: readonly Measured[]) =>
    median(row.map(({ seconds }, run) => seconds / (bare[run]?.seconds ?? 1))).toFixed(1)
  console.log(
    `${String(size).padStart(6)} entries: ${cold.seconds.toFixed(2)} s cold (${cold.cores.toFixed(1)} core-seconds, ${Math.round(size / cold.seconds)} pages/s, ${Math.round(cold.peakMiB)} MiB), ${times(colds)} × the floor of ${middle(bare).seconds.toFixed(2)} s; ${middle(bundled).seconds.toFixed(2)} s (${times(bundled)} ×) when the code has been bundled before; ${middle(again).seconds.toFixed(2)} s again after one change, and then no site for ${absent.toFixed(0)} ms at most`,
  )
  return { size, cold, bare: middle(bare), bundled: middle(bundled), again: middle(again) }
}

type Row = { size: number } & Record<'bare' | 'cold' | 'bundled' | 'again', Measured>

/** A line of the history: seconds by the clock, and of processors, of a commit. */
export function historyLine(of: string, { size, ...all }: Row): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const times = Object.entries(all).map(
    ([name, { seconds, cores }]) => `${name}: [${seconds.toFixed(2)}, ${cores.toFixed(2)}]`,
  )
  const line = [`commit: ${JSON.stringify(commit)}`, `of: ${JSON.stringify(of)}`, `size: ${size}`, ...times]
  return `- { ${line.join(', ')}, peakMiB: ${Math.round(all.cold.peakMiB)} }\n`
}

const middle = (row: readonly Measured[]): Measured => ({
  seconds: median(row.map(({ seconds }) => seconds)),
  cores: median(row.map(({ cores }) => cores)),
  peakMiB: median(row.map(({ peakMiB }) => peakMiB)),
})

/** The site of a folder without its functions, which cannot be copied between processes. Throws where it has faults. */
export function dataOf(folder: string): object {
  const { site, problems } = readSite(folder, today)
  if (!site) throw new Error(`the generated site has faults: ${problems[0]?.what}`)
  return Object.fromEntries(Object.entries(site).filter(([, value]) => typeof value !== 'function'))
}

function printSlope(rows: readonly Row[]): void {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || first === last) return
  const perPage = ((last.cold.seconds - first.cold.seconds) / (last.size - first.size)) * 1000
  console.log(
    `\n${perPage.toFixed(2)} ms a page, ${(first.cold.seconds - (perPage * first.size) / 1000).toFixed(2)} s fixed; memory ${Math.round(first.cold.peakMiB)} MiB at ${first.size}, ${Math.round(last.cold.peakMiB)} MiB at ${last.size}`,
  )
}

/** Watches a file of a site, each millisecond. `stop` says for how many milliseconds at most a reader would have found none. */
function watchAbsence(file: string): { stop: () => number } {
  let longest = 0
  let lastSeen = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (existsSync(file)) lastSeen = now
    else longest = Math.max(longest, now - lastSeen)
  }, 1)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}
