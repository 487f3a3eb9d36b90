import { expect, test } from 'vitest'
import { linksIn } from '../../../src/site/linksIn.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { testDay } from '../../support/sites.ts'

const { draft } = readDraft('tests/sites/good', testDay)
const links = draft ? linksIn(draft) : []
const said = links.map(({ href, place, from }) => {
  const { file, line, column } = place()
  return `${file}:${line}:${column} ${from} -> ${href}`
})

test('links in Markdown, in HTML and in fields are found where they stand, with the page they stand on', () => {
  expect(said).toContain('content/pages/what-is-pcp.md:10:56 /what-is-pcp -> /guides/commission#the-ban')
  expect(said).toContain('content/brands/acme.yaml:14:98 /brands/acme -> /')
  expect(said).toContain('content/brands/acme.yaml:5:34 /brands/acme -> /lenders/acorn-finance')
  expect(said).toContain('content/lenders/acorn-finance.md:6:11 /lenders/acorn-finance -> /brands/acme')
})

test('each link is found once', () => {
  expect(new Set(said).size).toBe(said.length)
})
