import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that run whole commands, or read whole sites, take longest: none of them is to be the last, with one core left idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { short = [], long = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      moduleId.includes('/tests/unit/') ? 'short' : 'long',
    )
    return [...long, ...short]
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Only when it is asked for, on a terminal too.
    watch: false,
    include: [
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/second-implementation/**/*.test.ts',
      'tests/commands/**/*.test.ts',
      'tests/hosts/**/*.test.ts',
      'tests/reliability/**/*.test.ts',
      'tests/fuzz/**/*.test.ts',
      'tests/*.test.ts',
    ],
    pool: 'threads',
    // Files wait for processes and disks: two of them keep even one core busy.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: './tests/support/ownTemp.setup.ts',
    sequence: { sequencer: LongestFirst },
    // Modules are loaded once for all files of a worker. What some keep (the site that was read, patterns made ready) comes out the same for every test.
    isolate: false,
    // Only for hangs: no test is meant to take long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
