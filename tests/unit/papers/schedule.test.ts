import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { scheduleOn } from '../../../src/papers/schedule.ts'

const payments = (text: string) => pagesOfText(text).map((page) => scheduleOn(page)?.payments)[0]

test.each([
  ['47 monthly payments of £245.67 and a final payment of £8,000.00', [47, 24_567, 1, 800_000]],
  ['twelve monthly payments of £245.67', [12, 24_567]],
  ['£245.67 every month for 48 months', [48, 24_567]],
  ['Payments 1 to 48 £245.67', [48, 24_567]],
])('%s', (text, said) => expect(payments(text)?.flatMap(({ count, pence }) => [count, pence])).toEqual(said))
