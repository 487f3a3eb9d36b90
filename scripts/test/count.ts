import { readJsonFile } from '../../src/build/files.ts'

export type Count = { passed: number; failed: number }

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** A step that is one test: it works or it does not. */
export const ofStep = (code: number): Count => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; success: boolean }
type PlaywrightTest = { status: string; annotations?: { type: string; description?: string }[] }
type PlaywrightSuite = {
  title: string
  file?: string
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }

/** Read the counts of Vitest’s report. A run that broke off, or ran nothing, has failed. */
export const ofVitest = (file: string, code: number): Count =>
  whole(code, readJsonFile<VitestReport>(file), (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))

/** Read the counts of Playwright’s report, by the same rule. A test that passed when tried again has passed. */
export const ofPlaywright = (file: string, code: number): Count =>
  whole(code, readJsonFile<PlaywrightReport>(file), ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))

/** The tests of Playwright’s report that passed only when they were tried again, each at its line. */
export const triedAgain = (file: string): string[] => browserTests(file).flatMap(({ flaky, at }) => (flaky ? [at] : []))

/** A browser test: its name as a list of tests gives it, the file and the line it is in, and what its pages fetched. */
export type BrowserTest = {
  name: string
  spec: string
  at: string
  passed: boolean
  flaky: boolean
  fetched: readonly string[]
}

/** The browser tests of Playwright’s report. */
export const browserTests = (file: string): BrowserTest[] =>
  (readJsonFile<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => testsIn(suite, []))

const testsIn = (
  { title, file, specs = [], suites = [] }: PlaywrightSuite,
  above: readonly string[],
): BrowserTest[] => {
  const path = [...above, above.length === 0 ? (file ?? title) : title]
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      spec: spec.file,
      at: `${spec.file}:${spec.line} ${spec.title}`,
      flaky: spec.tests.some(({ status }) => status === 'flaky'),
      passed: spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
      fetched: spec.tests.flatMap(({ annotations = [] }) =>
        annotations.flatMap(({ type, description = '' }) => (type === 'fetched' ? description.split('\n') : [])),
      ),
    })),
    ...suites.flatMap((inner) => testsIn(inner, path)),
  ]
}

/** A failure that no test of its own stands for, such as a file that could not be loaded, still counts as one. */
function whole<Report>(code: number, report: Report | undefined, counts: (report: Report) => Count): Count {
  const { passed, failed } = report ? counts(report) : { passed: 0, failed: 0 }
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}
