import { expect, test } from 'vitest'
import { realProblems } from '../../../support/realSite.ts'
import { changedSite, problemsIn } from '../../../support/sites.ts'

test('a lender that the brand’s finance names must exist', () => {
  const site = changedSite('good-with-menus', [
    { file: 'content/brand-finance/acme.yaml', from: 'slug: acorn', to: 'slug: acron' },
  ])
  expect(problemsIn(site)).toMatch(
    /^content\/brand-finance\/acme\.yaml:\d+:\d+ {2}there is no lender "acron"\n {4}fix: did you mean "acorn"\?$/,
  )
})

test('a page that nothing links to, beside links to nearly its address, is itself misspelt', () => {
  const site = changedSite('good-with-menus', [
    { file: 'site.manifest.yaml', from: 'path: /what-is-pcp,', to: 'path: /waht-is-pcp,' },
  ])
  expect(problemsIn(site)).toMatch(
    /^site\.manifest\.yaml:\d+:\d+ {2}no link leads to \/waht-is-pcp, but \d+ lead to \/what-is-pcp, which is not a page\n {4}fix: did you mean "\/what-is-pcp"\?\n {4}also at [^\n]+$/,
  )
})

test('a paper that saved cases name keeps its name', () => {
  expect(realProblems('content/tools/evidence-checklist/words.yaml', '- id: notes', '- id: memories')).toMatch(
    /^content\/tools\/evidence-checklist\/words\.yaml:\d+:1 {2}items has no "notes", which the tool "evidence-checklist" goes by\n {4}fix: bring it back$/,
  )
})
