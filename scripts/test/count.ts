import { existsSync, readFileSync } from 'node:fs'

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
  whole(code, read<VitestReport>(file), (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

/** Read the counts of Playwright’s report, by the same rule. A test that passed when tried again has passed. */
export const ofPlaywright = (file: string, code: number): Count =>
  whole(code, read<PlaywrightReport>(file), ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))

/** The tests of Playwright’s report that passed only when they were tried again. */
export const triedAgain = (file: string): string[] => (read<PlaywrightReport>(file)?.suites ?? []).flatMap(flakyIn)

const flakyIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
  ...suites.flatMap(flakyIn),
]

/** A browser test: its name as a list of tests gives it, the file it is in, and what its pages fetched. */
export type BrowserTest = { name: string; spec: string; passed: boolean; fetched: readonly string[] }

/** The browser tests of Playwright’s report. */
export const browserTests = (file: string): BrowserTest[] =>
  (read<PlaywrightReport>(file)?.suites ?? []).flatMap((suite) => testsIn(suite, []))

const testsIn = (
  { title, file, specs = [], suites = [] }: PlaywrightSuite,
  above: readonly string[],
): BrowserTest[] => {
  const path = [...above, above.length === 0 ? (file ?? title) : title]
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      spec: spec.file,
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

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
