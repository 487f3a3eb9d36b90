import { spawnSync } from 'node:child_process'
import { readOptions } from '../command.ts'

/**
 * Runs the tests of a folder at full length, of which `npm test` runs a short sample: so many times, with a seed by which the same can be
 * run again. Both are options, and the tests read them from the environment.
 */
export function testAtLength(
  folder: string,
  { count, usual, what }: { count: string; usual: string; what: string },
): void {
  const { values } = readOptions({
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
}
