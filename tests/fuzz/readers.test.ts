import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { learnedFiles, outputFiles } from '../../src/outputs/outputFiles.ts'
import { documentOf } from '../../src/pages/documentOf.tsx'
import { printProblems } from '../../src/problems/printProblems.ts'
import { readSite } from '../../src/site/readSite.ts'
import { tries } from '../support/nightly.ts'
import { mutated, mutation } from './mutations.ts'

const runs = Number(process.env.FUZZ_RUNS ?? tries(300, 1 / 3))
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
// A minute is a hang, on the slowest machine too.
const longest = 60_000

const site = mkdtempSync(join(tmpdir(), 'fuzz-'))
cpSync('tests/sites/good', site, { recursive: true })
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** Each kind of file of the small site, and the files that may stand there: its own and the real site’s of that kind. */
const places = [
  { file: 'site.manifest.yaml', like: ['site.manifest.yaml'] },
  { file: 'content/pages/commission.md', like: filesUnder('content/pages') },
  { file: 'content/lenders/acorn-finance.md', like: filesUnder('content/lenders', '.md') },
  { file: 'content/lenders/acorn-finance.yaml', like: filesUnder('content/lenders', '.yaml') },
  { file: 'content/brands/acme.yaml', like: filesUnder('content/brands') },
  { file: 'content/brand-finance/acme.yaml', like: filesUnder('content/brand-finance') },
  { file: 'content/facts/scheme/ban.yaml', like: filesUnder('content/facts') },
  ...['glossary', 'timeline', 'standing', 'lender-names', 'figures'].map((name) => ({
    file: `content/${name}.yaml`,
    like: [`content/${name}.yaml`],
  })),
  ...filesUnder('content/flows')
    .slice(0, 3)
    .map((file) => ({ file, like: [file] })),
].map(({ file, like }) => ({
  file,
  originals: [join('tests/sites/good', file), ...like].flatMap((path) => textIfThere(path)),
}))

const spoilt = fc.record({
  place: fc.constantFrom(...places.map((_, index) => index)),
  original: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(1_000_000) }),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
})

test(
  `${runs} spoilt manifests and content files give problems or a site that can be rendered, each within ${longest} ms (seed ${seed})`,
  () => {
    const counts = { refused: 0, accepted: 0, slowest: 0 }
    fc.assert(
      fc.property(spoilt, ({ place, original, mutations }) => {
        const { file, originals } = places[place] ?? { file: '', originals: [] }
        const bytes = mutations.reduce(mutated, originals[original % originals.length] ?? '')
        const started = performance.now()
        withFile(file, bytes, () => {
          const { site: read, problems } = readSite(site, '2026-11-20')
          if (read) {
            counts.accepted++
            outputFiles(read)
            learnedFiles(read)
            for (const entry of read.entries) documentOf(read, entry)
          } else {
            counts.refused++
            expect(problems.length).toBeGreaterThan(0)
            for (const { line, column, what } of problems) {
              expect(Number.isInteger(line) && line > 0 && Number.isInteger(column) && column > 0).toBe(true)
              expect(what).not.toBe('')
            }
            expect(printProblems(problems)).not.toBe('')
          }
        })
        const took = performance.now() - started
        counts.slowest = Math.max(counts.slowest, took)
        expect(took).toBeLessThan(longest)
      }),
      { numRuns: runs, seed, endOnFailure: false },
    )
    console.log(
      `${counts.refused} were refused with problems, ${counts.accepted} made a site; the slowest took ${counts.slowest.toFixed(0)} ms.`,
    )
  },
  60_000 + runs * 200,
)

function withFile(file: string, bytes: string, look: () => void): void {
  const path = join(site, file)
  const before = textIfThere(path)[0]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes, 'latin1')
  try {
    look()
  } finally {
    if (before === undefined) rmSync(path)
    else writeFileSync(path, before, 'latin1')
  }
}

function filesUnder(folder: string, ending = ''): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith(ending))
    .map((item) => join(item.parentPath, item.name))
    .sort()
}

function textIfThere(path: string): string[] {
  try {
    return [readFileSync(path, 'latin1')]
  } catch {
    return []
  }
}
