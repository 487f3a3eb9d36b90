import { expect, test } from 'vitest'
import { type Draft, manifestFile, readDraft } from '../../../src/site/draft.ts'
import { linksIn } from '../../../src/site/linksIn.ts'
import { realDraft } from '../../support/realSite.ts'
import { testDay } from '../../support/sites.ts'

const { draft } = readDraft('tests/sites/good', testDay)
const links = draft ? linksIn(draft) : []
const said = links.map(({ href, place, from }) => {
  const { file, line, column } = place()
  return `${file}:${line}:${column} ${from} -> ${href}`
})

test('links in Markdown, in HTML and in fields are found where they stand, those among words with their page', () => {
  expect(said).toContain('content/pages/what-is-pcp.md:10:56 /what-is-pcp -> /guides/commission#the-ban')
  expect(said).toContain('content/brands/acme.yaml:14:98 /brands/acme -> /')
  expect(said).toContain('content/brands/acme.yaml:5:34 undefined -> /lenders/acorn-finance')
  expect(said).toContain('content/lenders/acorn-finance.md:6:11 undefined -> /brands/acme')
})

test('each link is found once', () => {
  expect(new Set(said).size).toBe(said.length)
})

test('every address that is all of a field is found, in whatever file of the site it stands', () => {
  const { draft: real } = realDraft()
  const paths = new Set(real.manifest.value.pages.map(({ path }) => path))
  const isAddress = (text: string) => text !== '/' && paths.has(text.replace(/#.*$/, ''))
  const inFields = ({ shaped }: Draft) =>
    [...shaped].flatMap(([file, { value }]) => (file === manifestFile ? [] : textsIn(value).filter(isAddress)))
  const found = new Set(linksIn(real).flatMap((link) => ('offers' in link ? [link.href] : [])))
  expect(inFields(real).length).toBeGreaterThan(500)
  expect(inFields(real).filter((text) => !found.has(text))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)]
    : []
}
