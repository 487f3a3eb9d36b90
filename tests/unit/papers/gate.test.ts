import { expect, test } from 'vitest'
import { decoys } from '../../../bench/papers/writtenPapers.ts'
import { gateFeatures, isOwnFinance, ownScore } from '../../../src/papers/gate.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { read } from './acornPaper.ts'

const agreement = `Hire-Purchase Agreement regulated by the Consumer Credit Act 1974
Agreement number    4400123
Creditor    Acorn Finance Ltd
You may not sell the car before it is yours.
Cash price    £12,500.00
Deposit    £2,500.00
Amount of credit    £10,000.00
APR    8.9%
48 monthly payments of £246.75
Date of agreement    15/06/2016`

const sureOf = (text: string) =>
  read(text).flatMap(({ findings }) => findings.flatMap(({ field, doubts }) => (doubts.length === 0 ? [field] : [])))

test('figures of a car on hire purchase are sure', () => {
  expect(sureOf(agreement)).toContain('amountOfCredit')
  expect(sureOf(agreement.replace('car', 'motor'))).toContain('amountOfCredit')
})

test.each([
  [
    'goods that are no car',
    agreement.replace('You may not sell the car', 'Goods    Bosch washing machine\nYou may not sell it'),
  ],
  ['what names no goods', agreement.replace('the car', 'it')],
  [
    'a television that is smart',
    agreement.replace('You may not sell the car', 'Goods    Smart TV\nYou may not sell it'),
  ],
  [
    'goods that are told in the lines around their label',
    agreement.replace(
      'You may not sell the car',
      '            one garden tractor\nGoods       with a deck\nYou may not sell it',
    ),
  ],
  ['what was denied', agreement.replace('Hire-Purchase Agreement', 'Loan. You have no motor finance, hire purchase')],
  [
    'an answer that nothing was found',
    `We have found no hire purchase or other agreement with you, and no account.\n${agreement}`,
  ],
  ['a caravan', agreement.replace('You may not', 'The goods are a trailer caravan with no engine.\nYou may not')],
  [
    'a loan secured on land',
    agreement.replace('Act 1974', 'Act 1974\nSecured on land\nProperty to be charged\nLegal charge'),
  ],
])('of %s nothing is sure', (_, text) => expect(sureOf(text)).toEqual([]))

test('a paper shows its words, those it opens with, and each two in a row, and none of its figures', () =>
  expect([...gateFeatures(pagesOfText('Amount of credit £9,000.00 on FX65 LKD'))].join(', ')).toBe(
    'amount, of, credit, on, fx, lkd, ^amount, ^of, ^credit, ^on, ^fx, ^lkd, amount of, of credit, credit on, on fx, fx lkd',
  ))

test('words that its own papers have raise the score of a paper, and those of others lower it', () => {
  const gate = { bias: [0.5], features: { credit: [1, 0, 4], premium: [1, 0, -4] } }
  expect(ownScore(['credit'], gate)).toBeCloseTo(0.7)
  expect(ownScore(['premium'], gate)).toBeCloseTo(0.3)
  expect(ownScore(['zebra'], gate)).toBe(0.5)
})

test.each(decoys())('$name is nobody’s car finance', ({ text }) => expect(isOwnFinance(pagesOfText(text))).toBe(false))
