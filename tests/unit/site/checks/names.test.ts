import { describe, expect, test } from 'vitest'
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

describe('lenders that answer for others', () => {
  const successor = (of: string, to: string) => ({
    file: `content/lenders/${of}.yaml`,
    from: 'lenderType:',
    to: `successor:\n  kind: lender\n  lender: ${to}\n  source: https://${of}.example/\n  confidence: high\nlenderType:`,
  })

  test('lenders may answer for others, and others for them', () => {
    expect(
      problemsIn(
        changedSite('good-with-menus', [
          successor('acorn', 'birch'),
          successor('cedar', 'birch'),
          successor('birch', 'damson'),
        ]),
      ),
    ).toBe('')
  })

  test('a successor must be a lender of this site', () => {
    expect(
      problemsIn(changedSite('good-with-menus', [successor('acorn', 'brich')])),
    ).toBe(`content/lenders/acorn.yaml:11:11  there is no lender "brich"
    fix: did you mean "birch"?`)
  })

  test('a lender is not its own successor', () => {
    expect(
      problemsIn(changedSite('good-with-menus', [successor('acorn', 'acorn')])),
    ).toBe(`content/lenders/acorn.yaml:11:11  acorn is its own successor
    fix: name the lender that answers now, or take out the successor`)
  })

  test('lenders that answer for each other are told once, whoever leads to them', () => {
    expect(
      problemsIn(
        changedSite('good-with-menus', [
          successor('acorn', 'birch'),
          successor('birch', 'cedar'),
          successor('cedar', 'birch'),
        ]),
      ),
    ).toBe(`content/lenders/birch.yaml:11:11  no lender answers in the end: birch → cedar → birch
    fix: take out the successor of the lender that answers now`)
  })

  test('a firm without a file is named', () => {
    const firm = {
      file: 'content/lenders/acorn.yaml',
      from: 'lenderType:',
      to: 'successor: { kind: firm, source: "https://acorn.example/", confidence: high }\nlenderType:',
    }
    expect(
      problemsIn(changedSite('good-with-menus', [firm])),
    ).toBe(`content/lenders/acorn.yaml:9:12  "name" is missing in successor
    fix: add name: …`)
  })
})

describe('what the search is told', () => {
  test('a phrase of the site’s own subject is not one of other subjects', () => {
    expect(realProblems('content/search.yaml', '\n    mortgage,', '\n    car finance,')).toMatch(
      /^content\/search\.yaml:\d+:5 {2}"car finance" is also among the words of the site’s own subject\n {4}fix: take it out of elsewhere:, or out of own:$/,
    )
  })
})
