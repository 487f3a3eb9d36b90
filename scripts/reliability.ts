import { spawnSync } from 'node:child_process'
import { readOptions } from './command.ts'

// The tests of the build’s reliability, and of the saved case’s, at full length. `npm test` runs a short sample of them.
const { values } = readOptions({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
console.log(
  `${values.kills} kills with seed ${values.seed}; the same again with --kills ${values.kills} --seed ${values.seed}`,
)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/reliability', '--testTimeout', '3600000'],
  {
    stdio: 'inherit',
    env: { ...process.env, RELIABILITY_KILLS: values.kills, RELIABILITY_SEED: values.seed },
  },
)
process.exit(status ?? 1)
