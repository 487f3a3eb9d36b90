import { defineConfig } from 'vitest/config'

export default defineConfig({
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
    maxWorkers: 2,
    // Modules keep nothing that one test could leave for another, and are loaded once for all files.
    isolate: false,
    // Only for hangs: no test is meant to take long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
