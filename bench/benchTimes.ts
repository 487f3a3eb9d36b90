import { spawnSync } from 'node:child_process'

/** Time how soon things are there in a browser (tests/e2e/times.spec.ts, and dev.spec.ts of what is saved), each held to its limit. The machine should have nothing else to do. */
export function benchTimes(): void {
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', 'e2e'], {
    stdio: 'inherit',
    env: { ...process.env, TIMED: '1' },
  })
  process.exitCode = status ?? 1
}
