import { spawnSync } from 'node:child_process'
import { readOptions } from './command.ts'

// The fuzz tests of the readers at full length. `npm test` runs a short sample of them.
const { values } = readOptions({
  options: {
    runs: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
console.log(
  `${values.runs} spoilt files with seed ${values.seed}; the same again with --runs ${values.runs} --seed ${values.seed}`,
)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz', '--testTimeout', '36000000'],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
  },
)
process.exit(status ?? 1)
