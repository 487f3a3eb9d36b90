import { expect, test } from 'vitest'
import { asNamedOn, knownNames, lenderNamed } from '../../../src/papers/lenders.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const lender = (slug: string, name: string, legalName: string) => ({
  slug,
  name,
  legalName,
  formerNames: [],
  status: { state: 'active' as const },
  detail: '',
  complaints: { email: null, postalAddress: null, phone: null, webform: null },
  path: null,
})
const known = knownNames({
  lenders: [
    lender('vee-finance', 'Vee Vehicle Finance', 'Old Trust Bank PLC'),
    lender('coinway', 'Coinway', 'Old Trust Bank PLC'),
    lender('hanse', 'Hanse Motor Finance', 'Hanse Motor Finance Limited'),
    lender('hanse-kite', 'Kite Finance', 'Hanse Motor Finance Limited'),
  ],
  names: [],
})
const named = (words: string, text: string) => lenderNamed(words, asNamedOn(pagesOfText(text), known))

test('a company that has the name of one of them stays that one, unless it trades as the other', () => {
  expect(named('Hanse Motor Finance Limited', 'Kite Finance\nHanse Motor Finance Limited')).toBe('hanse')
  expect(named('Hanse Motor Finance Limited trading as Kite Finance', '')).toBe('hanse-kite')
})

test('a company is the lender whose name it says that it trades under, wherever it stands', () => {
  expect(named('Hanse Motor Finance Limited', 'Hanse Motor Finance Limited t/a Kite Finance')).toBe('hanse-kite')
})

test('a name that two have traded under is first that of the one whose own it shortens', () => {
  const both = knownNames({
    lenders: [
      lender('hanse', 'Hanse Motor Finance', 'Hanse Motor Finance Limited'),
      lender('kite', 'Kite Financial Services', 'Hanse Motor Finance Limited'),
    ],
    names: [{ name: 'Kite Finance', kind: 'trading', lender: 'hanse' }],
  })
  expect(lenderNamed('Kite Finance', both)).toBe('kite')
})

test('a name whose letters stand apart', () => {
  expect(named('C O I N W A Y', '')).toBe('coinway')
})
