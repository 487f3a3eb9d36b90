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
  ['Repayments 48 monthly, £158.58 each', [48, 15_858]],
  ['Monthly payments\n47 x £242.51', [47, 24_251]],
  ['59 of £189.50 and 1 of £238.70', [59, 18_950, 1, 23_870]],
  ['36 months at £329.48', [36, 32_948]],
  ['36 x £231.80 then GFV £8,420.00', [36, 23_180]],
  [
    'Repayments 1 of £387.65 one month after the date of this agreement\nwhich includes the fee,\nthen 34 of £262.65 at monthly intervals,\nthen 1 of £322.65',
    [1, 38_765, 34, 26_265, 1, 32_265],
  ],
  ['Outstanding instalments (25 x £232.65)', []],
  ['Balance of instalments: 14 instalments at £169.20', []],
  [
    'one first payment of (this includes the acceptance fee) £341.98\nfollowed by 46 monthly payments of £216.98',
    [1, 34_198, 46, 21_698],
  ],
  [
    'Acceptance fee, due with the first monthly payment £125.00\n47 monthly payments, the first one month after the date of the agreement, of £232.20',
    [47, 23_220],
  ],
  ['24 monthly payments, each of    151.80\n1 optional last payment    3 410.00', [24, 15_180, 1, 341_000]],
  ['Monthly payments: 24    Price of the car    £7,145.00\nof    £    151.80    Deposit    £400.00', [24, 15_180]],
  ['1 to 36 monthly payment, each 242.26\n37 Optional final payment 5,190.00', undefined],
  [
    'Deposit    £500.00    You must make 36 monthly payments:\nFee    £90.00         1 of    £252.60\nInterest    £740.00       (with the fee)\nCharge    £830.00     35 of    £152.60',
    [1, 25_260, 35, 15_260],
  ],
  [
    'Repayments    35 payments of £152.60 and a 36th payment of\nYou may have to repay in order    £162.60, with the fee',
    [35, 15_260, 1, 16_260],
  ],
  [
    '36 monthly payments, the first of £264.40 (with the fee), 34 of £189.40 and a last of £106.40',
    [1, 26_440, 34, 18_940, 1, 10_640],
  ],
])('%s', (text, said) => expect(payments(text)?.flatMap(({ count, pence }) => [count, pence])).toEqual(said))
