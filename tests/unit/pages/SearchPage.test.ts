import { expect, test } from 'vitest'
import { alphabeticalIndex } from '../../../src/pages/SearchPage.tsx'
import { realSite } from '../../support/realSite.ts'

const site = realSite()
const letters = new Map(alphabeticalIndex(site))

test('every page that can be found is listed, and every old name of a lender', () => {
  const listed = new Set([...letters.values()].flat().map(({ href }) => href))
  const pages = site.entries.filter(({ page }) => !['not-found', 'sitemap', 'search'].includes(page.kind))
  expect(pages.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([])
  expect(letters.get('R')).toContainEqual(
    expect.objectContaining({ label: 'RCI Financial Services Limited', href: '/lenders/rci-financial' }),
  )
  expect(letters.get('C')).toContainEqual(expect.objectContaining({ label: 'Corsa', href: '/brands/vauxhall' }))
})

test('letters come in order, and what begins with a sign stands under its first letter', () => {
  const names = [...letters.keys()]
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { numeric: true }).compare))
  expect(names.every((name) => /^[\p{Lu}0]$/u.test(name))).toBe(true)
})
