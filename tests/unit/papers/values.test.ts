import { expect, test } from 'vitest'
import { countsIn, datesIn, moneyIn, numbersIn, percentsIn, platesIn } from '../../../src/papers/values.ts'

const values = (found: readonly { value: unknown }[]) => found.map(({ value }) => value)

test.each([
  ['£12,345.67', [1_234_567]],
  ['£ 500', [50_000]],
  ['GBP 500 and 20.50', [50_000, 2_050]],
  ['12 345.67', [1_234_567]],
  ['1234.50', [123_450]],
  ['48 payments', []],
  ['8.90%', []],
  ['12/03/2016', []],
  ['10,000 miles', []],
])('sums in "%s"', (text, expected) => expect(values(moneyIn(text))).toEqual(expected))

test('a bare whole number is a sum only where it must be one', () => {
  expect(values(moneyIn('12500'))).toEqual([])
  expect(values(moneyIn('12500', true))).toEqual([1_250_000])
})

test.each([
  ['8.9% APR', [890]],
  ['12.345 per cent', [1_235]],
  ['48', []],
])('rates in "%s"', (text, expected) => expect(values(percentsIn(text))).toEqual(expected))

test.each([
  ['12/03/2016', ['2016-03-12']],
  ['signed on 1st March 2016 at 14:22', ['2016-03-01']],
  ['03 Mar 09', ['2009-03-03']],
  ['March 3, 2016', ['2016-03-03']],
  ['2016-03-12', ['2016-03-12']],
  ['31/02/2016', []],
  ['5.12.07', ['2007-12-05']],
  ['15 Febuary 2013', ['2013-02-15']],
])('days in "%s"', (text, expected) => expect(values(datesIn(text))).toEqual(expected))

test('counts, plates and numbers of agreements', () => {
  expect(values(countsIn('48 payments of £245.67 from 01/02/2016'))).toEqual([48])
  expect(values(countsIn('Period 13 March 2016 to 12 March 2017'))).toEqual([])
  expect(values(countsIn('payments count 28 days after your notice, at 7p per mile'))).toEqual([])
  expect(values(platesIn('WX16 KLM, R482 BTO and KJZ 4821'))).toEqual(['WX16KLM', 'R482BTO', 'KJZ4821'])
  expect(values(numbersIn(': HP/20443187 of 12/03/2016 for £12,000.00'))).toEqual(['HP/20443187'])
  expect(values(numbersIn('no. TVF/C/20934, HCC-AB-0644 and LVC.44180'))).toEqual([
    'TVF/C/20934',
    'HCC-AB-0644',
    'LVC.44180',
  ])
  expect(values(numbersIn('NO.12345'))).toEqual([])
  expect(values(numbersIn('7031 5582 MB and 9012 3377 418 BH/HP/0611'))).toEqual([
    '7031 5582 MB',
    '9012 3377 418',
    'BH/HP/0611',
  ])
  expect(values(numbersIn(' 8812 4456 0912'))).toEqual(['8812 4456 0912'])
})
