import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDraft } from '../../../src/site/draft.ts'
import { readSite } from '../../../src/site/readSite.ts'
import { changedSite, problemsIn, siteOf, testDay } from '../../support/sites.ts'
import { tries } from '../../support/nightly.ts'

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
