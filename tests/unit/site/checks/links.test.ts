import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

/** The words of the start page’s first link, with another address. */
const linkingTo = (address: string) =>
  problemsIn(
    changedSite('good-with-menus', [{ file: 'content/pages/home.md', from: '](/what-is-pcp)', to: `](${address})` }]),
  )

test('a link may hand a tool its lender behind the “#”', () => {
  expect(linkingTo('/calculator#?lender=acorn')).toBe('')
})

test('a lender that such a link names must exist', () => {
  expect(linkingTo('/calculator#?lender=acron')).toMatch(
    /^content\/pages\/home\.md:8:\d+ {2}there is no lender "acron"\n {4}fix: did you mean "acorn"\?$/,
  )
})

test('a lender behind a “?” would be told to whoever serves the page', () => {
  expect(linkingTo('/calculator?lender=acorn')).toMatch(
    /^content\/pages\/home\.md:8:\d+ {2}the lender of the link \/calculator\?lender=acorn would be sent to whoever serves the site\n {4}fix: write \/calculator#\?lender=acorn$/,
  )
})

test('a page that is no tool is handed nothing', () => {
  expect(linkingTo('/what-is-pcp#?lender=acorn')).toContain('/what-is-pcp has no part "#?lender=acorn"')
})
