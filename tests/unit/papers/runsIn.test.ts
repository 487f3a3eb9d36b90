import { expect, test } from 'vitest'
import { runsIn } from '../../../src/papers/runsIn.ts'

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
    runsIn(text, false)
      .toSorted((a, b) => a.start - b.start)
      .flatMap(({ count, pence }) => [count, pence]),
  ).toEqual(said),
)
