import { expect, test } from 'vitest'
import { brokerRules, sellerOn } from '../../../src/papers/brokers.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readByRules } from '../../../src/papers/rules.ts'

const named = (text: string) =>
  pagesOfText(text).flatMap((page) => readByRules(page, brokerRules).map(({ value }) => value))
const seller = (text: string) =>
  pagesOfText(text).flatMap((page) => sellerOn(page, 'invoice').map(({ value }) => value))

test.each([
  [
    'You were introduced to us by a credit broker, Compass Rose Vehicle Finance Ltd.',
    ['Compass Rose Vehicle Finance Ltd'],
  ],
  ['We will pay Alder & Finch Motors a commission of £390.00.', ['Alder & Finch Motors']],
  ['This includes what you paid to the supplier, Harbour Cars Limited.', ['Harbour Cars Limited']],
  ['Your supplying retailer, Harbour Cars Limited, can help you.', ['Harbour Cars Limited']],
  ['Congratulations on your new car, which you chose at Harbour Cars Ltd.', ['Harbour Cars Ltd']],
  ['A commission of £812.00 was paid to Harbour Cars under a scheme.', ['Harbour Cars']],
  ['Goodlane Car Credit is a broker, not a lender.', ['Goodlane Car Credit']],
  ['You bought it on finance through Acorn Motor Finance Limited.', []],
  [
    'The credit intermediary who introduced you to us, and who sold the car, is Park Autos (Mansfield) Ltd.',
    ['Park Autos (Mansfield) Ltd'],
  ],
  ['We (Orchard Vehicle Funding Ltd) acted as credit broker for you.', ['Orchard Vehicle Funding Ltd']],
  ['The car was bought by us from Halbeath Cars Limited, 4 Mill Road.', ['Halbeath Cars Limited']],
  ['You took out a conditional sale agreement for the car in May. Halbeath\nHonda arranged it.', ['Halbeath Honda']],
  ['Honda Finance arranged it.', []],
  ['We buy it from the supplier, Elm Autos (Oakham) Limited, and sell it to you.', ['Elm Autos (Oakham) Limited']],
  [
    'the car (the\nVehicle), which you looked at, and which has been handed to you by,\nElm Ford of Mill Lane, Oakham (the Dealer).',
    ['Elm Ford'],
  ],
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
  expect(seller('HART & DALE VAUXHALL\nSALES INVOICE')).toEqual(['HART & DALE VAUXHALL'])
  expect(seller('New Vauxhall    Order')).toEqual([])
})
