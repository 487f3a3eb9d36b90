import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDraft } from '../../../src/site/draft.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { tries } from '../../support/nightly.ts'
import { changedSite, problemsIn, siteOf, testDay } from '../../support/sites.ts'

describe('a good site', () => {
  const site = siteOf('good')

  test('comes whole', () => {
    expect(site.entries.map(({ path }) => path)).toEqual([
      '/',
      '/what-is-pcp',
      '/guides/commission',
      '/lenders/acorn-finance',
      '/brands/acme',
      '/sitemap',
      '/404',
    ])
    expect(site.aliases).toEqual([{ from: '/pcp', to: '/what-is-pcp' }])
    expect(site.byPath.get('/guides/commission')?.facts).toEqual(['scheme.ban'])
    expect(site.lenders.get('acorn-finance')?.formerNames).toEqual(['Oak Finance'])
  })

  test('dates a page by its words and by the facts it prints', () => {
    const later = changedSite('good', [
      { file: 'content/facts/scheme/ban.yaml', from: 'on: 2026-11-01', to: 'on: 2026-11-15' },
    ])
    const { site: changed } = readSite(later, testDay)
    expect(changed?.byPath.get('/guides/commission')?.modified).toBe('2026-11-15')
    expect(changed?.byPath.get('/what-is-pcp')?.modified).toBe('2026-11-01')
  })

  test('is the same when read twice', () => {
    expect(JSON.stringify([...siteOf('good').entries])).toBe(JSON.stringify([...site.entries]))
  })
})

describe('faults', () => {
  test('of several files come together', () => {
    const folder = changedSite('good', [
      { file: 'content/pages/home.md', from: 'title: Was', to: 'titel: Was' },
      { file: 'content/pages/commission.md', from: '(/brands/acme)', to: '(/brands/acne)' },
      { file: 'content/facts/scheme/ban.yaml', from: 'confidence: high', to: 'confidence: sure' },
      { file: 'content/lenders/acorn-finance.yaml', from: 'state: active', to: 'state: alive' },
    ])
    expect(problemsIn(folder).match(/^content\S+:\d+:\d+/gm)).toEqual([
      'content/facts/scheme/ban.yaml:4:13',
      'content/lenders/acorn-finance.yaml:8:18',
      'content/pages/commission.md:10:108',
      'content/pages/home.md:2:1',
    ])
  })

  test('of a file that two pages need are said once', () => {
    const folder = changedSite('good-with-menus', [
      { file: 'content/lenders/acorn.yaml', from: 'confidence: medium', to: 'confidence: sure' },
    ])
    expect(readSite(folder, testDay).problems).toHaveLength(1)
  })

  test('of a fact do not make the pages that print it faulty', () => {
    const folder = changedSite('good', [{ file: 'content/facts/scheme/ban.yaml', from: 'unit: date', to: 'unit: dat' }])
    expect(readSite(folder, testDay).problems.map(({ file }) => file)).toEqual(['content/facts/scheme/ban.yaml'])
  })

  test('never turn into an exception, whatever a file holds', () => {
    const files = [
      'site.manifest.yaml',
      'content/pages/home.md',
      'content/brands/acme.yaml',
      'content/facts/scheme/ban.yaml',
      'content/lenders/acorn-finance.yaml',
    ]
    const folder = changedSite('good', [])
    const originals = new Map(files.map((file) => [file, readDraftText(file)]))
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.constantFrom('', '{', '}', '"', ':', '\n', '\t', '*', '- ', '{% ', '<b>', '\u0000', 'null', '[]'),
        fc.nat({ max: 12 }),
        (file, at, put, cut) => {
          const text = originals.get(file) ?? ''
          const offset = at % (text.length + 1)
          const broken = changedSite('good', [{ file, to: text.slice(0, offset) + put + text.slice(offset + cut) }])
          const { site, problems } = readSite(broken, testDay)
          expect(site === undefined).toBe(problems.length > 0)
          for (const { line, column, what } of problems) expect(line > 0 && column > 0 && what.length > 5).toBe(true)
          rmSync(broken, { recursive: true })
        },
      ),
      { numRuns: tries(150, 0.2) },
    )
    rmSync(folder, { recursive: true })
  })
})

test('a draft has what could be read beside what could not', () => {
  const { draft, problems } = readDraft(join('tests/sites', 'long-description'), testDay)
  expect(draft?.entries.map(({ entry }) => entry.path)).toEqual(['/', '/404'])
  expect(problems).toHaveLength(1)
})

function readDraftText(file: string): string {
  const { draft } = readDraft('tests/sites/good', testDay)
  if (file === 'site.manifest.yaml') return draft?.manifest.source.text ?? ''
  return draft?.prose.find(({ source }) => source.file === file)?.source.text ?? `slug: ${file}\n`
}

const page = (title: string, words: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, a page of another site that was brought along by hand, and one of several that have been, for a test.\nsummary: A page of another site.\nupdated: 2026-11-01\n---\n\n${words}\n`
const letters = [...'abcdefghij']
const lines = letters
  .map((name) => `  - { kind: guide, path: /vans/${name}, content: pages/vans/${name}.md }\n`)
  .join('')
const manifest = { file: 'site.manifest.yaml', from: 'redirects:\n', to: `${lines}redirects:\n` }
const pages = (words: (name: string) => string) =>
  letters.map((name) => ({ file: `content/pages/vans/${name}.md`, to: page(`Vans of the kind ${name}`, words(name)) }))
const fact = `describes: A day of another site.
unit: date
nations: [england]
confidence: high
values:
  - from: 2021-01-28
    value: 2021-01-28
    source: { title: A source, url: "https://source.example/figures" }
checked: { on: 2026-11-01, by: Editors }
reviewEvery: 365
`
/** The first two lines of what an editor reads: the places where it shows as well are a long list. */
const told = (...changes: Parameters<typeof changedSite>[1]) =>
  problemsIn(changedSite('good', changes))
    .split('\n')
    .filter((line) => !line.startsWith('    also at'))
    .join('\n')

test('pages whose facts did not come along are told of once', () => {
  const words = (name: string) => `It came on {% fact "vans.day-${name}" /%} and {% fact "rates.day-${name}" /%}.`
  expect(told(manifest, ...pages(words))).toBe(
    `content/pages/vans/a.md:8:21  there is nothing in content/facts/vans and content/facts/rates, where 20 facts are named from
    fix: bring them along, or take out what names the facts`,
  )
})

test('pages that came without their lines are told of once, with the links to them', () => {
  const links = letters.map((name) => `[the vans of ${name}](/vans/${name})`).join(', ')
  const linking = { file: 'content/pages/what-is-pcp.md', from: '## ', to: `See ${links}.\n\n## ` }
  expect(told(linking, ...pages(() => 'Vans are vans.'))).toBe(
    `content/pages/vans/a.md:1:1  no page uses 10 files: content/pages/vans/a.md, and others
    fix: add the pages to site.manifest.yaml, or delete the files`,
  )
})

test('lines that came without their files are told of once', () => {
  expect(told(manifest)).toBe(
    `site.manifest.yaml:28:44  the files of 10 pages do not exist: content/pages/vans/a.md, and others
    fix: bring them along, or take these lines out`,
  )
})

test('links to pages that did not come along are told of once', () => {
  const links = letters.slice(0, 4).map((name) => `[the vans of ${name}](/vans/${name})`)
  expect(told({ file: 'content/pages/what-is-pcp.md', from: '## ', to: `See ${links.join(', ')}.\n\n## ` })).toBe(
    `content/pages/what-is-pcp.md:8:21  there is nothing in /vans, where 4 pages are named from
    fix: bring it along, or take out what names the pages`,
  )
})

test('facts that came without the pages that use them are told of once', () => {
  expect(told(...letters.map((name) => ({ file: `content/facts/vans/day-${name}.yaml`, to: fact })))).toBe(
    `content/facts/vans/day-a.yaml:1:1  no page, tool or rule uses any of the 10 facts in content/facts/vans
    fix: bring along the pages that use them, or delete the files`,
  )
})

test('a folder of facts that was misspelt is told of with the one that was meant', () => {
  const words = letters.slice(0, 3).map((name) => `{% fact "schema.day-${name}" /%}`)
  expect(told({ file: 'content/pages/what-is-pcp.md', from: '## ', to: `On ${words.join(', ')}.\n\n## ` })).toBe(
    `content/pages/what-is-pcp.md:8:13  there is nothing in content/facts/schema, where 3 facts are named from
    fix: did you mean content/facts/scheme?`,
  )
})
