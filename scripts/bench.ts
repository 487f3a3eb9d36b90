import { spawnSync } from 'node:child_process'
import { benchBuild } from '../bench/benchBuild.ts'
import { benchField } from '../bench/benchField.ts'
import { benchLetters } from '../bench/benchLetters.ts'
import { benchPages } from '../bench/benchPages.ts'
import { benchSearch } from '../bench/benchSearch.ts'
import { benchEditors } from '../bench/editors/benchEditors.ts'
import { benchFaults } from '../bench/faults/benchFaults.ts'
import { todayFrom } from '../src/build/clock.ts'
import { UsageError } from '../src/build/faults.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { readOptions, withErrorReport } from './command.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    out: { type: 'string', default: 'dist/client' },
    faults: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    questions: { type: 'string' },
    keep: { type: 'string' },
    learn: { type: 'boolean', default: false },
    pdf: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})

const [what = 'build', words] = positionals
const benches: Record<string, () => Promise<void> | void> = {
  build: () => benchBuild(values.sizes.split(',').map(Number), Number(values.runs), values.keep),
  editors: () => benchEditors(projectRoot, todayFrom(), Number(values.faults), Number(values.seed)),
  pages: () => benchPages(values.out),
  field: () => benchField(values.out),
  search: () =>
    benchSearch(projectRoot, {
      questions: values.questions,
      keep: values.keep,
      learn: values.learn,
      today: todayFrom(),
    }),
  letters: () => benchLetters(projectRoot, todayFrom(), values.verbose),
  times: benchTimes,
  faults: () => benchFaults(projectRoot, words),
  // pdf.js says what it lacks as soon as it is there, so that it comes where it is wanted.
  papers: async () =>
    (await import('../bench/papers/benchPapers.ts')).benchPapers({
      seed: Number(values.seed),
      asPdf: values.pdf,
      verbose: values.verbose,
      keep: values.keep,
      today: todayFrom(),
    }),
  'papers-confidence': async () => (await import('../bench/papers/learnConfidence.ts')).learnConfidence(values.learn),
  'papers-gate': async () => (await import('../bench/papers/learnGate.ts')).learnGate(values.learn),
  'papers-memory': async () => (await import('../bench/papers/benchMemory.ts')).benchMemory(values.out),
}

await withErrorReport(async () => {
  const bench = benches[what]
  if (!bench) throw new UsageError(`There is no benchmark "${what}"; use one of ${Object.keys(benches).join(', ')}.`)
  await bench()
})

/** Time how soon things show in a browser, each held to its limit: tests/e2e/times.spec.ts, and dev.spec.ts after a save. Use an idle machine. */
function benchTimes(): void {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'e2e'], {
    stdio: 'inherit',
    env: { ...process.env, TIMED: '1' },
  })
  process.exitCode = status ?? 1
}
