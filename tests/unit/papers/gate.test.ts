import { expect, test } from 'vitest'
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
  ['a broker’s terms before it', `Acorn Car Finance\nTerms of Business\n${agreement}`],
  ['a mark within a line', agreement.replace('You may not', 'The table below is an [illustration] of it. You may not')],
])('%s leaves the figures of an agreement sure', (_, text) => expect(sureOf(text)).toContain('amountOfCredit'))

test.each([
  [
    'goods that are no car',
    agreement.replace('You may not sell the car', 'Goods    Bosch washing machine\nYou may not sell it'),
  ],
  [
    'goods that a van brings',
    agreement.replace('You may not', 'Goods: three beds\nBrought to you by our van\nYou may not'),
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
  ['what an employer tells of benefits', `P11D 2022-23\n${agreement}`],
  ['what is lent while a car is mended', `Courtesy car\n${agreement}`],
  ['what was made up to try a program', `Here is a fictional example.\n${agreement}`],
  ['a sample for a course', `Sample PCP agreement for my coding course\n${agreement}`],
  ['what came to the wrong person', `Subject: I am not your customer (was: Your quotation)\n${agreement}`],
  [
    'what insurance costs by the month',
    agreement.replace('Cash price', 'Vehicle insured    Polo\nCash price of insurance'),
  ],
  ['an answer that nothing was found', `We have found no hire purchase or other agreement with you.\n${agreement}`],
  ['what is made up to learn from', `Business Manager Academy: workbook\n${agreement}`],
  ['what others tell of theirs', `MotorMoanForum.co.uk, page 212\n${agreement}`],
  ['a car by subscription', `Subscription agreement summary\n${agreement}`],
  ['what a regulator makes up to show', `Annex 4: Illustrative customer letters\n${agreement}`],
  ['a letter to nobody', `${agreement}\n[ILLUSTRATION]`],
  ['what a broker agrees with dealers', `Introducer terms of business\n${agreement}`],
  ['what a lender agrees with brokers', `Introducer (credit broker) terms of business\n${agreement}`],
  ['what a tribunal tells of other people’s', `EMPLOYMENT TRIBUNALS\n${agreement}`],
  ['a caravan', agreement.replace('You may not', 'The goods are a trailer caravan with no engine.\nYou may not')],
  ['cover that is paid by the month', agreement.replace('Cash price', 'Your insurer\nTotal price for your cover')],
  [
    'a loan secured on land',
    agreement.replace('Act 1974', 'Act 1974\nSecured on land\nProperty to be charged\nLegal charge'),
  ],
])('of %s nothing is sure', (_, text) => expect(sureOf(text)).toEqual([]))
