import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentsOf } from '../support/contentsOf.ts'
import { run } from '../support/run.ts'
import { changedSite } from '../support/sites.ts'

const build = (site: string, out: string, ...more: string[]) =>
  run('build', ['--site', site, '--out', out, '--today', '2026-11-20', ...more])
const parent = mkdtempSync(join(tmpdir(), 'built-'))
const first = join(parent, 'first')

let printed = ''
beforeAll(async () => {
  const { code, out, err } = await build('tests/sites/good', first)
  expect([code, err]).toEqual([0, ''])
  printed = out
})

test('a build says what it is doing, in plain lines where nobody watches', () => {
  expect(printed).toContain('  Checking the manifest and content\n')
  expect(printed).toContain('  Rendering 8 pages\n')
  expect(printed).toMatch(/\nBuilt 8 pages for 2026-11-20 into .*first in \d+\.\d s\.\n$/)
  expect(printed).not.toMatch(/[\r\u001B]/)
})

test('every page, alias and redirect is a file, and nothing but the output is left', () => {
  const html = Object.keys(contentsOf(first)).filter((name) => name.endsWith('.html'))
  expect(html).toEqual([
    '404.html',
    'brands/acme.html',
    'guides/commission.html',
    'index.html',
    'lenders/acorn-finance.html',
    'old-guide.html',
    'pcp.html',
    'sitemap.html',
    'what-is-pcp.html',
  ])
  expect(readdirSync(parent)).toEqual(['first'])
})

test('a build lists all that it wrote, for the next to know it by, and that list is not compressed', () => {
  const { files } = JSON.parse(readFileSync(join(first, 'build.json'), 'utf8')) as { files: string[] }
  expect(files).toContain('index.html.br')
  expect(['build.json', ...files].sort()).toEqual(Object.keys(contentsOf(first)).sort())
})

test('an alias shows the page and names its own address', () => {
  const page = readFileSync(join(first, 'what-is-pcp.html'), 'utf8')
  const alias = readFileSync(join(first, 'pcp.html'), 'utf8')
  const canonical = '<link rel="canonical" href="https://fixture.example/what-is-pcp"'
  expect(page).toContain(canonical)
  expect(alias).toContain(canonical)
})

test('two builds are the same, byte for byte, into a new folder or over the last', async () => {
  const made = contentsOf(first)
  for (const name of ['second', 'second']) {
    expect((await build('tests/sites/good', join(parent, name))).code).toBe(0)
    expect(contentsOf(join(parent, name))).toEqual(made)
  }
})

test('a change of words, of a fact or of the day shows, whatever a cache holds, as it would without one', async () => {
  const out = join(parent, 'changed')
  await build('tests/sites/good', out)
  const ban = 'content/facts/scheme/ban.yaml'
  const site = changedSite('good', [
    { file: 'content/pages/home.md', from: 'Start with', to: 'Begin with' },
    {
      file: ban,
      from: 'checked:',
      to: '  - from: 2026-11-21\n    value: 2021-01-30\n    source: { title: "FCA statement", url: "https://www.fca.org.uk/a" }\nchecked:',
    },
  ])
  await build(site, out)
  const guide = () => readFileSync(join(out, 'guides/commission.html'), 'utf8')
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Begin with')
  expect(guide()).toContain('28 January 2021')
  await build(site, out, '--today', '2026-11-22')
  expect(guide()).toContain('30 January 2021')
  const fresh = join(parent, 'changed-fresh')
  await build(site, fresh, '--today', '2026-11-22', '--no-cache')
  expect(contentsOf(out)).toEqual(contentsOf(fresh))
})

test('the last good site stays when the next has a fault', async () => {
  const out = join(parent, 'kept')
  cpSync(first, out, { recursive: true })
  const { code, err } = await build('tests/sites/broken-link', out)
  expect(code).toBe(1)
  expect(err).toBe(
    'content/pages/home.md:8:26  the link /what-is-pcb leads to no page\n    fix: did you mean "/what-is-pcp"?\n\n1 problem found. The last good site is untouched.\n',
  )
  expect(contentsOf(out)).toEqual(contentsOf(first))
})

test('an output that cannot be written is one line, not a stack trace', async () => {
  const file = join(parent, 'a-file')
  writeFileSync(file, '')
  const { code, out, err } = await build('tests/sites/good', join(file, 'out'))
  expect(code).toBe(1)
  expect(out + err).not.toMatch(/^\s+at .*:\d+:\d+|node:internal/m)
})

test('two builds into one folder at once leave one whole site', async () => {
  const out = join(parent, 'together')
  mkdirSync(out)
  const ends = await Promise.all([build('tests/sites/good', out), build('tests/sites/good', out)])
  expect(ends.some(({ code }) => code === 0)).toBe(true)
  expect(contentsOf(out)).toEqual(contentsOf(first))
})
