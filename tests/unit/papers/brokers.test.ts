import { expect, test } from 'vitest'
import { brokersOn, sellerOn } from '../../../src/papers/brokers.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const named = (text: string) => pagesOfText(text).flatMap((page) => brokersOn(page).map(({ value }) => value))
const seller = (text: string) =>
  pagesOfText(text).flatMap((page) => sellerOn(page, 'invoice').map(({ value }) => value))

test.each([
  [
    'You were introduced to us by a credit broker, Compass Rose Vehicle Finance Ltd.',
    ['Compass Rose Vehicle Finance Ltd'],
  ],
  ['We will pay Alder & Finch Motors a commission of £390.00.', ['Alder & Finch Motors']],
  ['A commission of £812.00 was paid to Harbour Cars under a scheme.', ['Harbour Cars']],
  ['Goodlane Car Credit is a broker, not a lender.', ['Goodlane Car Credit']],
  ['The car was sold by Halbeath Cars, to whom we paid no commission.', []],
])('%s', (text, names) => expect(named(text)).toEqual(names))

test('a name that a line of prose breaks is whole', () => {
  expect(
    named(
      'We have looked at our records. You were introduced to us by a credit broker, Compass Rose Vehicle\nFinance Ltd. The car',
    ),
  ).toEqual(['Compass Rose Vehicle Finance Ltd'])
})

test('who sells one make of car is named by it at the head of its papers', () => {
  expect(seller('MARLPIT VAUXHALL    NEW VEHICLE ORDER')).toEqual(['MARLPIT VAUXHALL'])
  expect(seller('New Vauxhall    Order')).toEqual([])
})
