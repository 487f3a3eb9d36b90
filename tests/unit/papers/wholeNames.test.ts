import { expect, test } from 'vitest'
import { pagesOfText, wordsOf } from '../../../src/papers/lines.ts'
import { withWholeNames } from '../../../src/papers/pageOfAgreement.ts'

const upper = (text: string) =>
  pagesOfText(text)
    .map(withWholeNames)
    .map(({ lines }) => wordsOf(lines[0]?.cells ?? []))[0]

test('a car whose doors or body stand in the line below is whole', () => {
  expect(upper('VOLKSWAGEN GOLF 1.6 TDI TECH\nMATCH 5DR')).toBe('VOLKSWAGEN GOLF 1.6 TDI TECH MATCH 5DR')
  expect(upper('Kia Ceed 1.6 CRDi\nVolcanic Orange')).toBe('Kia Ceed 1.6 CRDi')
})

test('a company whose common words stand in the line below is whole', () => {
  expect(upper('Mercedes-Benz Financial    Mr O Branscombe\nServices UK Limited    19 Foxglove Close')).toBe(
    'Mercedes-Benz Financial Services UK Limited Mr O Branscombe',
  )
  expect(upper('Creditor\nCredit Services Limited')).toBe('Creditor')
})
