import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserTests, dueTests, hashesOf, keepResults, readKeptResults } from '../../../../scripts/test/results.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const file = join(folder, 'kept.json')
const report = join(folder, 'report.json')
const specHash = (spec: string) => `hash of ${spec}`

/** A site whose two pages have a script each. */
function siteWith({ a = 'A', b = 'B', script = 'run()', scriptName = 'x1.js' }) {
  const site = mkdtempSync(join(folder, 'site-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'a.html'), `<h1>${a}</h1><script src="/assets/${scriptName}"></script>`)
  writeFileSync(join(site, 'b.html'), `<h1>${b}</h1><script src="/assets/y.js"></script>`)
  writeFileSync(join(site, 'assets', scriptName), script)
  writeFileSync(join(site, 'assets/y.js'), `import './${scriptName}'`)
  return hashesOf(site)
}

const shown = (title: string, paths: string, status = 'expected', spec = 'one.spec.ts') => ({
  title,
  file: spec,
  line: 1,
  tests: [{ status, annotations: [{ type: 'fetched', description: paths }] }],
})
const specs = [
  shown('one', '/a\n/assets/x1.js'),
  shown('two', '/b\n/assets/y.js'),
  shown('three', '/b'),
  shown('four', '/b'),
]
const write = (all: ReturnType<typeof shown>[]) =>
  writeFileSync(
    report,
    JSON.stringify({
      stats: {},
      suites: [{ title: 'one.spec.ts', file: 'one.spec.ts', suites: [{ title: 'pages', specs: all }] }],
    }),
  )

function dueAfter(change: Parameters<typeof siteWith>[0], { hashOf = specHash, all = specs } = {}) {
  write(specs)
  keepResults(file, readKeptResults(file, 'tools'), report, siteWith({}), specHash)
  write(all)
  return dueTests(readKeptResults(file, 'tools'), browserTests(report), siteWith(change), hashOf)
}
const name = (title: string) => `one.spec.ts › pages › ${title}`

test('nothing is due while nothing changed, or only the name of a script', () => {
  expect(dueAfter({})).toEqual([])
  expect(dueAfter({ scriptName: 'x2.js' })).toEqual([])
})

test('a page that changed is shown to two of its tests, a script to its own', () => {
  expect(dueAfter({ b: 'C' })).toEqual([name('two'), name('three')])
  expect(dueAfter({ script: 'walk()' })).toEqual([name('one')])
})

test('a new test, and all of a spec that changed, are due', () => {
  expect(dueAfter({}, { all: [...specs, shown('five', '/a')] })).toEqual([name('five')])
  expect(dueAfter({}, { hashOf: () => 'another' })).toHaveLength(4)
})

test('a test that failed is due again, and all are when their tools changed', () => {
  write([shown('one', '/a', 'unexpected'), ...specs.slice(1)])
  const site = siteWith({})
  keepResults(file, readKeptResults(file, 'tools'), report, site, specHash)
  expect(dueTests(readKeptResults(file, 'tools'), browserTests(report), site, specHash)).toEqual([name('one')])
  expect(dueTests(readKeptResults(file, 'others'), browserTests(report), site, specHash)).toHaveLength(4)
})
