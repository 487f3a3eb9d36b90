import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { scheduleOn } from '../../../src/papers/schedule.ts'

const payments = (text: string) => pagesOfText(text).map((page) => scheduleOn(page)?.payments)[0]

test.each([
  ['47 monthly payments of £245.67 and a final payment of £8,000.00', [47, 24_567, 1, 800_000]],
  ['twelve monthly payments of £245.67', [12, 24_567]],
  ['£245.67 every month for 48 months', [48, 24_567]],
  ['Payments 1 to 48 £245.67', [48, 24_567]],
  ['Payments 2 to 47 £245.67\nPayment 48 £255.67', [46, 24_567, 1, 25_567]],
  ['over 54 months by instalments of £185.37', [54, 18_537]],
  ['Payment    Amount\n1 to 59    £266.34\n60    £276.34', [59, 26_634, 1, 27_634]],
  ['thirty-six monthly payments of ninety pounds', [36, 9_000]],
  ['30 Monthly Instalmnets of £157.88', [30, 15_788]],
  ['120 instalments\nof: £405.85 each month', [120, 40_585]],
  ['Outstanding instalments (25 x £232.65)', []],
])('%s', (text, said) => expect(payments(text)?.flatMap(({ count, pence }) => [count, pence])).toEqual(said))
