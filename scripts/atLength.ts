// npm run fuzz, npm run reliability: runs the tests of a folder at full length, of which `npm test` runs a short sample: so many times, with
// a seed by which the same can be run again. Both are options, and the tests read them from the environment.
import { spawnSync } from 'node:child_process'
import { readOptions } from './command.ts'

const runs = {
  fuzz: { count: 'runs', usual: '50000', what: 'spoilt files' },
  reliability: { count: 'kills', usual: '100', what: 'kills' },
}

const folder = process.argv[2] as keyof typeof runs
const { count, usual, what } = runs[folder]
const { values } = readOptions({
  args: process.argv.slice(3),
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
process.exit(status ?? 1)
