import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const times = /times\.spec\.ts$/
const engines = /engines\.spec\.ts$/
const enginesGtk = /enginesGtk\.spec\.ts$/
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/ownTemp.setup.ts', './tests/e2e/serve.setup.ts'],
  outputDir: 'test-results/e2e',
  // A browser keeps a core busy by itself.
  workers: process.env.TIMED === undefined ? Math.max(2, availableParallelism()) : 1,
  fullyParallel: true,
  // A browser on a machine shared with others may stumble once; what stumbles is named at the end. By hand, nothing is tried again.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // Only for hangs, on machines that are slow or busy as well: no test is meant to take long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/e2e.json' }]],
  // Timings run alone, when they are asked for: `npm run bench -- times`.
  projects:
    process.env.TIMED === undefined
      ? [
          { name: 'site', testIgnore: [times, engines, enginesGtk] },
          ...(['firefox', 'webkit'] as const).flatMap(inEngine),
          ...(process.env.TEST_WEBKITGTK === undefined ? [] : [{ name: 'webkitgtk', testMatch: enginesGtk }]),
        ]
      : [{ name: 'times', testMatch: [times, /dev\.spec\.ts$/] }],
  use: {
    browserName: 'chromium',
    // A worker would answer in place of what a test sets up; offline.spec.ts and budgets.spec.ts allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.TEST_BROWSER ? { executablePath: process.env.TEST_BROWSER } : {}),
      // Chromium’s sandbox does not start as root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
})

/** The lean set in another engine, where there is one: Playwright’s own, or a Firefox that the system has. */
function inEngine(name: 'firefox' | 'webkit') {
  const path = process.env[`TEST_${name.toUpperCase()}`]
  if (path === undefined) return []
  const launchOptions = { args: [], ...(path && { executablePath: path }) }
  return [
    { name, testMatch: engines, use: { browserName: name, launchOptions, ...(path && { channel: 'moz-firefox' }) } },
  ]
}
