import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

test('a file whose name ends in another way is told of once, with what misses it', () => {
  const fact = { file: 'content/facts/scheme/end.yml', to: 'describes: The end.' }
  const page = { file: 'content/pages/what-is-pcp.md', from: '## ', to: 'It ends on {% fact "scheme.end" /%}.\n\n## ' }
  expect(problemsIn(changedSite('good', [fact, page]))).toMatch(
    /^content\/facts\/scheme\/end\.yml:1:1 {2}no file of this name is read: they end in \.yaml or \.md\n {4}fix: name it content\/facts\/scheme\/end\.yaml\n {4}also at content\/pages\/what-is-pcp\.md:\d+:\d+$/,
  )
})

test('a file of something else is not taken for words', () => {
  expect(problemsIn(changedSite('good', [{ file: 'content/photo.jpg', to: '' }]))).toBe(
    'content/photo.jpg:1:1  no page uses this file\n    fix: add a page for it to site.manifest.yaml, or delete it',
  )
})

test('a line written again under another page’s address is told of as that, once', () => {
  const again = '  - { kind: guide, path: /guides/commission, content: pages/what-is-pcp.md }\n'
  const related = {
    file: 'content/pages/what-is-pcp.md',
    from: 'updated:',
    to: 'related: [/guides/commission]\nupdated:',
  }
  expect(
    problemsIn(
      changedSite('good', [{ file: 'site.manifest.yaml', from: 'redirects:\n', to: `${again}redirects:\n` }, related]),
    ),
  ).toBe(
    `site.manifest.yaml:28:26  /guides/commission is claimed by a page on line 23 and again by a page
    fix: keep one of the two`,
  )
})

test('a slug that was taken for another is told of once, and what seems wrong in the files of either is not', () => {
  const folder = changedSite('good-with-menus', [
    {
      file: 'site.manifest.yaml',
      from: 'path: /claims/acorn, lender: acorn',
      to: 'path: /claims/acorn, lender: birch',
    },
    { file: 'content/claims/birch.md', from: 'updated:', to: 'related: [/claims/acorn]\nupdated:' },
  ])
  expect(problemsIn(folder)).toMatch(
    /^site\.manifest\.yaml:\d+:\d+ {2}the claim page is at \/claims\/acorn, but its slug says \/claims\/birch\n {4}fix: write lender: acorn$/,
  )
})
