import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { commissionRecordedOn, settledInLedger } from '../../../src/papers/commission.ts'

const told = (text: string) =>
  pagesOfText(text).flatMap((page) =>
    [...commissionRecordedOn(page), ...settledInLedger(page)].map(({ field, value }) => [field, value]),
  )

test('a record of commission says how much, to whom and how, in lines or under heads', () => {
  expect(told('Commission record\nAmount    £720.00\nBasis    6% of amount of credit')).toEqual([
    ['commission', 72_000],
    ['commissionHow', 'percentage'],
  ])
  expect(
    told('COMMISSION PAYMENTS\nPaid to    Amount    Arrangement\nElm Garage Ltd    £356.40    Discretionary (DCA)'),
  ).toEqual([
    ['dealer', 'Elm Garage Ltd'],
    ['commission', 35_640],
    ['commissionHow', 'discretionary'],
  ])
})

test('an amount under the heading of commission is its sum', () => {
  expect(told('Dear Ann\n\n\nCommission\nWas it paid?    Yes\nAmount    £512.40')).toEqual([['commission', 51_240]])
  expect(told('Dear Ann\n\n\nCommission\nAmount of credit    £5,120.00')).toEqual([])
})

test('a box beside its label says how commission was worked out', () => {
  expect(told('Account sheet\nCommission type    Flat fee')).toEqual([['commissionHow', 'fixed']])
  expect(told('Account sheet\nCommission basis    5% of advance    Paid    Y')).toEqual([
    ['commissionHow', 'percentage'],
  ])
  expect(told('Account sheet\nCommission paid    Flat fee')).toEqual([])
})

test('a ledger books what settled the agreement', () => {
  const rows = '22/07/15    DD    183.95\n22/08/15    DD    183.95\n'
  expect(told(`${rows}24/04/18    SET    SETTLED - DLR CHEQUE    2,421.13`)).toEqual([['settledOn', '2018-04-24']])
  expect(told(`${rows}24/04/18    Settlement figure sent`)).toEqual([])
  expect(told('24/04/18    SETTLED')).toEqual([])
})
