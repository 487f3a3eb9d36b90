// npm run fuzz, npm run reliability: run a folder’s tests at full length, where `npm test` runs a short sample. Options set how many times,
// and the seed by which to repeat a run. The tests read both from the environment.
import { spawnSync } from 'node:child_process'
import { UsageError } from '../src/build/faults.ts'
import { readOptions, withErrorReport } from './command.ts'

const runs: Readonly<Record<string, { count: string; usual: string; what: string }>> = {
  fuzz: { count: 'runs', usual: '50000', what: 'spoilt files' },
  reliability: { count: 'kills', usual: '100', what: 'kills' },
}

await withErrorReport(() => {
  const [folder = '', ...args] = process.argv.slice(2)
  const run = Object.hasOwn(runs, folder) ? runs[folder] : undefined
  if (!run) throw new UsageError(`Name the tests to run at full length: ${Object.keys(runs).join(' or ')}`)
  const { count, usual, what } = run
  const { values } = readOptions({
    args,
    options: {
      [count]: { type: 'string', default: usual },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const [times, seed] = [String(values[count]), String(values.seed)]
  console.log(`${times} ${what} with seed ${seed}; the same again with --${count} ${times} --seed ${seed}`)
  const name = folder.toUpperCase()
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', `tests/${folder}`, '--testTimeout', '36000000'],
    { stdio: 'inherit', env: { ...process.env, [`${name}_${count.toUpperCase()}`]: times, [`${name}_SEED`]: seed } },
  )
  process.exitCode = status ?? 1
})
