import { expect, test } from 'vitest'
import { commissionTold } from '../../../src/papers/commission.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const on = (text: string) => pagesOfText(text).flatMap((page) => commissionTold(page))
const told = (text: string) => on(text).flatMap(({ field, value }) => (field === 'commission' ? [value] : []))

test.each([
  'Was the broker paid?\nYes. We paid £412.50 to the broker on 3 May 2018. That was commission.',
  'COMMISSION\nWe paid Larkhill Cars £412.50, which is 6% of what you borrowed.',
  'We pay this dealer a flat amount of £412.50 for each customer.',
  'The garage brought you to us and gets £412.50 from us for that.',
  'We pay the intermediary a commission of 6% of the credit. For this agreement that comes to £412.50.',
  'Larkhill Cars was paid £412.50 by us. You were not told of this commission.',
  'A payment of £412.50 was made to the dealer in respect of commission.',
  'The commission that we paid to the supplier in connection with\nyour hire purchase agreement in May 2018 was £412.50.',
  'We paid Larkhill Cars 5% of the amount of credit, a sum of £412.50.',
  'Was commission paid? Yes, £412.50.',
  'For arranging this agreement Larkhill Cars gets a payment from us. In your case it is £412.50.',
  'Our records show one payment to Larkhill Cars, on 3 May 2018, of £412.50. That is 5% of the amount you borrowed.',
  'Did you earn commission on my loan?\nYes. The lender paid us £412.50 in the week after.',
  'Commission: we received £412.50 from the finance company.',
  'You asked about commission. Larkhill Motor Finance paid us £412.50 for arranging your agreement.',
  'The supplier, Larkhill Cars, received £412.50 from us. This was 6% of the amount of credit.',
])('%s', (text) => expect(told(text)).toEqual([41_250]))

test.each([
  'We paid the supplier £8,412.50 for the car.',
  'The lowest commission that the broker could have had was £190.00.',
  'You claim £2,412.50, which is the commission with interest.',
  'Commission may be paid to the dealer. The deposit is £500.00.',
  'Arrangement fee, payable with the first payment £125.00',
  'We will pay you £100.00 because our answer on commission was wrong.',
  'The dealer would have received £90.00 at the lowest rate. No commission was paid.',
  'Commission was not spoken of. We received £412.50 from you in May.',
])('%s', (text) => expect(told(text)).toEqual([]))

test('whoever is named as paid is who sold the car or arranged its finance', () => {
  const paid = (text: string) => on(text).flatMap(({ field, value }) => (field === 'dealer' ? [value] : []))
  expect(paid('Larkhill Citroën was paid a flat fee of £412.50.')).toEqual(['Larkhill Citroën'])
  expect(paid('The dealer was paid a flat fee of £412.50.')).toEqual([])
})
