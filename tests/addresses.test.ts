import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withChanges } from '../src/content/reading/files.ts'
import { movePage } from '../src/editing/movePage.ts'
import { learnedFiles, outputFiles } from '../src/outputs/outputFiles.ts'
import { documentOf } from '../src/pages/documentOf.tsx'
import { printProblems } from '../src/problems/printProblems.ts'
import { linksIn } from '../src/site/linksIn.ts'
import { checkSite } from '../src/site/readSite.ts'
import { textsIn } from './support/proseIn.ts'
import { realFiles as files, realDraft, realTexts as texts } from './support/realSite.ts'
import { testDay } from './support/sites.ts'

const { draft } = realDraft()
const { pages } = draft.manifest.value

/** A text in which one of some addresses stands whole. */
const anyOf = (paths: readonly string[]): RegExp => new RegExp(`(?<![\\w./-])(?:${paths.join('|')})(?![\\w/-]|\\.\\w)`)

describe('addresses in code', () => {
  // The two whose kind says where they stand: they cannot move.
  const movable = pages.filter(({ kind }) => kind !== 'home' && kind !== 'not-found')
  const address = anyOf(movable.flatMap(({ path, aliases = [] }) => [path, ...aliases]))
  const holding = (file: string) => textsIn(file).flatMap((text) => (address.test(text) ? [`${file}: ${text}`] : []))

  test('there are none: a page may move', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file))
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap(holding)).toEqual([])
  })

  test.each(['/fees', '/fees#fee-table', 'see [the fees](/fees)', '/guides/lender-finder … '])('%s is one', (text) => {
    expect(address.test(text)).toBe(true)
  })

  test.each(['/', '/fees/', '/lenders/ … ', 'content/lenders', '/fees.html'])('%s is none', (text) => {
    expect(address.test(text)).toBe(false)
  })
})

describe('the pages that fields and code lead to', () => {
  // How people ask, and what to read next, names nearly all pages, in fields like these.
  const many = /^content\/(?:search|brands\/|glossary|pages\/|lenders\/|claims\/)/
  const named = linksIn(draft).flatMap(({ href, place, ...link }) =>
    'offers' in link && !many.test(place().file) ? [href.replace(/#.*$/, '')] : [],
  )
  const moving = [...new Set([...named, ...draft.site.pathOf.values(), '/lenders/black-horse', '/brands/ford'])].filter(
    (path) => path !== '/',
  )
  const moved = new Map(moving.map((path) => [path, newPath(path)]))
  const after = [...moved].reduce((before, [from, to]) => {
    const textOf = (file: string) => Buffer.from(before.bytes(file)).toString()
    const edit = movePage({ draft: realDraft(testDay, before).draft, textOf, filesIn: before.list }, from, to)
    if ('refused' in edit) throw new Error(edit.refused)
    return withChanges(before, edit.changes)
  }, files)

  test('can all be moved, and the site has no fault', () => {
    expect(moving.length).toBeGreaterThan(25)
    const { draft, problems } = realDraft(testDay, after)
    expect(printProblems([...problems, ...checkSite(draft)])).toBe('')
  })

  test('are then found at no old address', () => {
    const { site } = realDraft(testDay, after).draft
    const written = new Map([
      ...site.entries.map((entry): [string, string] => [entry.path, documentOf(site, entry)]),
      ...outputFiles(site, texts),
      ...learnedFiles(site, texts),
    ])
    const old = new Set(moving)
    // Every address there is is found first, because an expression of all the old ones is tried at each letter.
    const address = new RegExp(`(?<![\\w./-])(?:${site.origin})?(/[\\w/-]+)(?![\\w/-]|\\.\\w)`, 'g')
    const oldIn = (text: string) =>
      [...text.matchAll(address)].flatMap(([, path = '']) => (old.has(path) ? [path] : []))
    // What tells hosts of redirects names old addresses.
    const told = [...written].filter(([name]) => !/^(?:host\.json|_redirects|hosts\/)/.test(name))
    expect(told.flatMap(([name, text]) => oldIn(text).map((path) => `${name}: ${path}`))).toEqual([])
    expect(told.length).toBeGreaterThan(150)
  })
})

/** Families stay where they are, and a lender’s claim page goes with its own. */
function newPath(path: string): string {
  return /^\/(?:lenders|brands)\/./.test(path) ? `${path}-moved` : `/moved${path}`
}
