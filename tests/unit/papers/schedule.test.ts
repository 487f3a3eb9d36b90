import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { runsIn, scheduleOn } from '../../../src/papers/schedule.ts'

const payments = (text: string) => pagesOfText(text).map((page) => scheduleOn(page)?.payments)[0]

test.each([
  ['47 monthly payments of £245.67 and a final payment of £8,000.00', [47, 24_567, 1, 800_000]],
  ['twelve monthly payments of £245.67', [12, 24_567]],
  ['£245.67 every month for 48 months', [48, 24_567]],
  ['Payments 1 to 48 £245.67', [48, 24_567]],
  ['Payments 2 to 47 £245.67\nPayment 48 £255.67', [46, 24_567, 1, 25_567]],
  ['over 54 months by instalments of £185.37', [54, 18_537]],
  ['thirty-six monthly payments of ninety pounds', [36, 9_000]],
  ['30 Monthly Instalmnets of £157.88', [30, 15_788]],
  ['120 instalments\nof: £405.85 each month', [120, 40_585]],
  ['Repayments 48 monthly, £158.58 each', [48, 15_858]],
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
    'Repayments    35 payments of £152.60 and a 36th payment of\nYou may have to repay in order    £162.60, with the fee',
    [35, 15_260, 1, 16_260],
  ],
  [
    '36 monthly payments, the first of £264.40 (with the fee), 34 of £189.40 and a last of £106.40',
    [1, 26_440, 34, 18_940, 1, 10_640],
  ],
])('%s', (text, said) => expect(payments(text)?.flatMap(({ count, pence }) => [count, pence])).toEqual(said))

test.each([
  ['59 monthly instalments of £188.20\nand a 60th instalment of £198.20', [59, 18_820, 1, 19_820]],
  ['1st payment £210.00 (with the fee)\n22 payments each of £160.00', [1, 21_000, 22, 16_000]],
  ['Month 1 1 x 264.10\nMonths 2 to 36 35 x 154.10', [1, 26_410, 35, 15_410]],
  ['47 payments of £120.00 and one of £5,010.00 (final payment £5,000.00 with a fee)', [47, 12_000, 1, 500_000]],
  ['24 monthly payments. The first was £310.00; the other 23 were £260.00 each.', [1, 31_000, 23, 26_000]],
  ['The first of your 24 monthly payments was £310.00 and the other 23 were £260.00.', [1, 31_000, 23, 26_000]],
  ['The 1st payment is £300.00 and payments 2 to 48 are £200.00 each', [1, 30_000, 47, 20_000]],
  ['36 monthly payments beginning one month after we sign each of £210.55', [36, 21_055]],
  ['60 monthly payments of £230.00 (the last one is £12 more)', [60, 23_000]],
  ['35 payments of 140.10 and 1 last payment, with the fee, of 150.10', [35, 14_010, 1, 15_010]],
  [
    '36 monthly payments. The first, of £ 240.10, has the fee in it. The other 35 are of £ 140.10 each.',
    [1, 24_010, 35, 14_010],
  ],
  [
    '60 monthly instalments. The first instalment is £312.00 and each of the next 59 is £212.00.',
    [1, 31_200, 59, 21_200],
  ],
])('%s', (text, said) =>
  expect(
    runsIn(text)
      .toSorted((a, b) => a.start - b.start)
      .flatMap(({ count, pence }) => [count, pence]),
  ).toEqual(said),
)
