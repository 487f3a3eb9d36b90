import { expect, test } from 'vitest'
import { withChanges } from '../../../../src/content/reading/files.ts'
import { printProblems } from '../../../../src/problems/printProblems.ts'
import { checkLinks, templateFragments } from '../../../../src/site/checks/links.ts'
import { realFiles as files, realDraft } from '../../../support/realSite.ts'
import { changedSite, problemsIn, testDay } from '../../../support/sites.ts'

/** The words of the start page’s first link, with another address. */
const linkingTo = (address: string) =>
  problemsIn(
    changedSite('good-with-menus', [{ file: 'content/pages/home.md', from: '](/what-is-pcp)', to: `](${address})` }]),
  )

test('a link may hand a tool its lender behind the “#”', () => {
  expect(linkingTo('/calculator#?lender=acorn')).toBe('')
})

test.each([
  ['www.gov.uk', 'the link www.gov.uk has no https:// in front\n    fix: write https://www.gov.uk'],
  ['gov.uk/a', 'the link gov.uk/a has no https:// in front\n    fix: write https://gov.uk/a'],
  [
    'https://localhost/x',
    'the link https://localhost/x must be an address that anybody can open, such as https://www.fca.org.uk/news\n    fix: write an address that anybody can follow',
  ],
  [
    'https://www.example.com/x',
    'the link https://www.example.com/x must not be an example’s address\n    fix: write an address that anybody can follow',
  ],
  [
    'mailto:someone',
    'the link mailto:someone must be mailto: and an e-mail address\n    fix: write an address that anybody can follow',
  ],
  [
    'tel:0800%20023%204567',
    'the link tel:0800%20023%204567 must be tel: and a number without spaces\n    fix: write an address that anybody can follow',
  ],
  ['pages/home.md', 'the link pages/home.md leads to no page\n    fix: give the path of a page'],
])('a link to %s', (address, said) => {
  expect(linkingTo(address)).toBe(`content/pages/home.md:8:26  ${said}`)
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

/** What an editor reads of the links of the real site, where a file of it has other words. */
function withWords(file: string, from: string, to: string): string {
  const text = Buffer.from(files.bytes(file)).toString()
  expect(text).toContain(from)
  return printProblems(
    checkLinks(realDraft(testDay, withChanges(files, new Map([[file, text.replace(from, to)]]))).draft),
  )
}

const lost = '/guides/lost-page'
const broken = /^(\S+) {2}the link \/guides\/lost-page leads to no page\n {4}fix: give the path of a page$/

test.each([
  ['content/page-parts.yaml', 'path: /policies'],
  ['content/search.yaml', 'page: /guides/lender-finder'],
  ['content/search.yaml', '  /guides/common-mis-selling-scenarios'],
  ['content/search-journeys.yaml', '[/guides/redress-what-to-do-now,'],
  ['content/figures.yaml', 'path: /escalate-to-fos'],
  ['content/glossary.yaml', 'see: /what-is-pcp'],
  ['content/tools/papers/words.yaml', 'letterPath: /guides/reply-decoder'],
])('in %s, %s must be a page', (file, written) => {
  const text = Buffer.from(files.bytes(file)).toString()
  const offset = text.indexOf(written) + written.indexOf('/')
  const before = text.slice(0, offset).split('\n')
  const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  expect(broken.exec(withWords(file, written, written.replace(/\/[a-z/-]+/, lost)))?.[1]).toBe(place)
})

test('a part of a page that a field names must be there', () => {
  expect(
    withWords('content/tools/papers/words.yaml', '#what-to-look-for-on-your-agreement', '#what-to-look-for'),
  ).toMatch(/^content\/tools\/papers\/words\.yaml:6:12 {2}\/evidence-checklist has no part "#what-to-look-for"\n/)
})

test.each([
  [
    'content/brands/ford.yaml',
    'href: /lenders/ford-credit',
    'href: /fees',
    '/fees is not a page of a lender, nor the list of them',
  ],
  ['content/pages/guides/what-is-pcp.md', 'tool: /', 'tool: /fees\n# /', '/fees is not the page of a tool'],
  [
    'content/page-parts.yaml',
    'contact: /contact',
    'contact: /what-is-pcp',
    '/what-is-pcp is not a page about the firm',
  ],
])('in %s, a field that names some pages alone names one of them', (file, from, to, what) => {
  expect(withWords(file, from, to)).toContain(what)
})

test('every page has its main part and its sources, and some kinds more', () => {
  expect(templateFragments('guide')).toEqual(['main', 'sources'])
  expect(templateFragments('brand')).toEqual(expect.arrayContaining(['main', 'lenders', 'models']))
})
