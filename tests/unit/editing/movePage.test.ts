import { describe, expect, test } from 'vitest'
import { movePage } from '../../../src/editing/movePage.ts'
import { realFiles as files } from '../../support/realSite.ts'
import { changedLines, editableIn, filesAfter, textIn } from './editable.ts'

const site = editableIn(files)
const manifest = 'site.manifest.yaml'

describe('a guide that moves', () => {
  const after = filesAfter(files, movePage(site, '/what-is-pcp', '/guides/pcp-in-plain-words'))

  test('changes its own lines of the manifest and no others', () => {
    expect(changedLines(textIn(files, manifest), textIn(after, manifest))).toEqual([
      '-        href: /what-is-pcp',
      '-  - { kind: guide, path: /what-is-pcp, content: pages/guides/what-is-pcp.md }',
      '+        href: /guides/pcp-in-plain-words',
      '+  - { kind: guide, path: /guides/pcp-in-plain-words, content: pages/guides/pcp-in-plain-words.md }',
      '+  - { from: /what-is-pcp, to: /guides/pcp-in-plain-words }',
    ])
  })

  test('takes its file and every link along', () => {
    expect(after.has('content/pages/guides/what-is-pcp.md')).toBe(false)
    expect(textIn(after, 'content/pages/guides/pcp-in-plain-words.md')).toBe(
      textIn(files, 'content/pages/guides/what-is-pcp.md'),
    )
    expect(
      after
        .list('content')
        .filter((file) => file !== 'content/README.md' && textIn(after, file).includes('(/what-is-pcp)')),
    ).toEqual([])
  })

  test('moves back with nothing changed but the redirect, which is turned round', () => {
    const back = filesAfter(after, movePage(editableIn(after), '/guides/pcp-in-plain-words', '/what-is-pcp'))
    expect(changedLines(textIn(files, manifest), textIn(back, manifest))).toEqual([
      '+  - { from: /guides/pcp-in-plain-words, to: /what-is-pcp }',
    ])
    expect(back.list('content').filter((file) => textIn(back, file) !== textIn(files, file))).toEqual([])
  })

  test('leaves no chain when it moves again', () => {
    const again = filesAfter(after, movePage(editableIn(after), '/guides/pcp-in-plain-words', '/pcp'))
    expect(
      textIn(again, manifest)
        .split('\n')
        .filter((line) => line.includes('{ from: ')),
    ).toEqual(
      expect.arrayContaining([
        '  - { from: /what-is-pcp, to: /pcp }',
        '  - { from: /guides/pcp-in-plain-words, to: /pcp }',
      ]),
    )
  })
})

test('a lender’s pages, files and slug move together, wherever it is named', () => {
  const after = filesAfter(files, movePage(site, '/lenders/black-horse', '/lenders/black-mare'))
  expect(
    after.list('content').filter((file) => file.includes('black-horse') && !file.startsWith('content/facts/')),
  ).toEqual([])
  expect(textIn(after, 'content/lenders/black-mare.yaml')).toMatch(/^slug: black-mare\n/m)
  expect(textIn(after, 'content/claims/black-mare.md')).toContain('#?lender=black-mare')
  expect(
    after
      .list('content')
      .filter((file) =>
        /lender=black-horse|lender: black-horse|\/(?:claims|lenders)\/black-horse/.test(textIn(after, file)),
      ),
  ).toEqual([])
})

test('a lender that answers for others is named in their files by its new slug', () => {
  const after = filesAfter(
    files,
    movePage(site, '/lenders/stellantis-financial-services', '/lenders/stellantis-finance'),
  )
  for (const slug of ['vauxhall-finance', 'psa-finance']) {
    expect(
      changedLines(textIn(files, `content/lenders/${slug}.yaml`), textIn(after, `content/lenders/${slug}.yaml`)),
    ).toEqual(['-  lender: stellantis-financial-services', '+  lender: stellantis-finance'])
  }
})

test('a brand’s two files move, and its place among the popular', () => {
  const after = filesAfter(files, movePage(site, '/brands/ford', '/brands/ford-uk'))
  expect(textIn(after, manifest)).toMatch(/popular: \[ford-uk, /)
  expect(after.has('content/brand-finance/ford-uk.yaml')).toBe(true)
})

test.each([
  ['/whatis-pcp', '/x', 'there is no page at /whatis-pcp; did you mean /what-is-pcp?'],
  ['/fees', '/contact', '/contact is already a page'],
  ['/fees', '/privacy', '/privacy is an alias of /privacy-policy'],
  ['/fees', 'Fees/', '"Fees/" cannot be an address: lower case, starts with "/", no "/" at the end'],
  ['/fees', '/fees', 'both addresses are the same'],
  ['/', '/home', 'the home page has an address of its own and cannot move'],
  ['/brands/ford', '/ford', 'a brand page stays under /brands/'],
])('%s cannot move to %s', (from, to, refused) => {
  expect(movePage(site, from, to)).toEqual({ refused })
})
