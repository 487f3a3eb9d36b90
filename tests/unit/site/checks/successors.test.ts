import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

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
