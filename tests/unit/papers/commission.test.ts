import { expect, test } from 'vitest'
import { commissionRecordedOn, commissionRules, disclosuresOn, howTold } from '../../../src/papers/commission.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readByRules } from '../../../src/papers/rules.ts'

const how = (text: string) => [...new Set(pagesOfText(text).flatMap((page) => howTold(page).map(({ value }) => value)))]

test.each([
  ['We may pay dealers commission. They may choose, within limits that we set, the rate of interest.', 'discretionary'],
  ['We may pay the supplier, who may decide within a band of ours what interest rate you pay.', 'discretionary'],
  [
    'The garage got a commission from us in May. The scheme that it was on was one of a difference in\ncharges: it could set your interest rate.',
    'discretionary',
  ],
  ['We may pay commission. The amount depends on the rate, which the dealer may set.', 'discretionary'],
  ['The commission may depend on the interest rate, which the dealer is able to set within limits.', 'discretionary'],
  ['A commission is paid by us to the dealer. The rate of interest was set by the dealer.', 'discretionary'],
  [
    'We pay the supplier a commission. The amount may vary according to the rate of interest agreed with you.',
    'discretionary',
  ],
  ['The commission we pay rises or falls with the rate.', 'discretionary'],
  [
    'We pay the broker commission. The amount may vary with the rate of interest which it agrees with you.',
    'discretionary',
  ],
  ['We will pay Elm Limited a commission if you go ahead, which is 2.5% of the amount of credit.', 'percentage'],
  [
    'We pay the broker commission. It may choose the rate, and the commission may be larger or smaller for it.',
    'discretionary',
  ],
  ['We pay the dealer commission. Within limits the dealer decided on the rate.', 'discretionary'],
  [
    'We paid a commission, a fixed fee. The commission was 11.4% of the charge for credit and 6.9% of the amount of credit.',
    'fixed',
  ],
  ['Was it a discretionary commission arrangement? Yes', 'discretionary'],
  ['There was a discretionary commission arrangement on your agreement.', 'discretionary'],
  ['The commission was the difference between our lowest rate and the rate you paid.', 'discretionary'],
  ['We paid this dealer a flat amount of £240.00, whatever the rate. "A commission may be paid", it said.', 'fixed'],
  ['The supplier gets £240.00 from us. It is the same fixed amount for every customer, as a fee from us.', 'fixed'],
  ['For introducing you, Acorn Finance pays Larkhill Cars a flat fee of £240.00.', 'fixed'],
  ['We paid Larkhill Cars a fixed fee of £240.00 for introducing you.', 'fixed'],
  ['We paid Larkhill Cars £240.00, which is 5% of the amount of credit.', 'percentage'],
  [
    'The finance company paid us a commission.\n3) How was that worked out?\nIt is 4% of the amount of credit.',
    'percentage',
  ],
  ['Was commission paid?    Yes\nHow was it set?    It was a flat fee, alike for all.', 'fixed'],
  ['We paid the dealer commission. At that time we dealt with dealers on a discretionary basis.', 'discretionary'],
  [
    'We paid a commission.\nHow did we work it out?    It was a set percentage, 6%, of the amount you borrowed.',
    'percentage',
  ],
  ['Commission\nHow it was calculated    A flat fee', 'fixed'],
  ['The lender pays us a commission. The higher that rate is, the more we get.', 'discretionary'],
  ['We paid them commission.\nCould the garage change your interest rate?    Yes', 'discretionary'],
])('%s', (text, said) => expect(how(text)).toEqual([said]))

test.each([
  'We may pay commission, and that may be a percentage of the amount of credit.',
  'You ask whether there was a discretionary commission arrangement.',
  'Discretionary commission? No',
  'There was no discretionary commission arrangement.',
  'Discretionary commission arrangement    No',
  'We paid them commission. We set the rate ourselves, by what we knew of you.',
  'How was it worked out?\nIt is 4% of the balance.',
  'We paid them commission.\nCould the garage change your interest rate?    No',
  'Commission models: "DIC" means that the dealer could set the rate.',
])('%s', (text) => expect(how(text)).toEqual([]))

const on = (text: string) => pagesOfText(text).flatMap((page) => readByRules(page, commissionRules))
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
  'Commission\nWe pay the dealer for that. The payment is 4% of the amount of credit, which for this agreement is £412.50.',
  'We pay Larkhill Cars a commission for introducing you. It is a flat amount of £412.50, and you do not pay it on top.',
  'Larkhill Finance pay us a set fee of £412.50 for this agreement.',
  'You asked about commission. A sum of £412.50 was paid by us to the dealer on 5 November 2013.',
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

const toldIn = (text: string) =>
  pagesOfText(text).flatMap((page) => commissionRecordedOn(page).map(({ field, value }) => [field, value]))

test('a record of commission says how much, and under heads how', () => {
  expect(toldIn('Commission record\nAmount    £720.00')).toEqual([['commission', 72_000]])
  expect(
    toldIn('COMMISSION PAYMENTS\nPaid to    Amount    Arrangement\nElm Garage Ltd    £356.40    Discretionary (DCA)'),
  ).toEqual([
    ['commission', 35_640],
    ['commissionHow', 'discretionary'],
  ])
})

test('a box beside its label says how commission was worked out', () => {
  expect(toldIn('Account sheet\nCommission type    Flat fee')).toEqual([['commissionHow', 'fixed']])
  expect(toldIn('Account sheet\nCommission basis    5% of advance    Paid    Y')).toEqual([
    ['commissionHow', 'percentage'],
  ])
  expect(toldIn('Account sheet\nCommission paid    Flat fee')).toEqual([])
  expect(toldIn('Account sheet\nCOMM TYPE    : FIX - SET SUM')).toEqual([['commissionHow', 'fixed']])
  expect(toldIn('Account sheet\nCOMMISSION    TYPE: FIXED AMT')).toEqual([['commissionHow', 'fixed']])
  expect(toldIn('Account sheet\nSCHEME    DIC')).toEqual([['commissionHow', 'discretionary']])
  expect(toldIn('Account sheet\nSCHEME    FIXED')).toEqual([])
})

test('a table of how much is of the commission that a sentence over it speaks of', () => {
  const table = 'Paid to    Basis    Amount\nElm Loans Ltd    3.5% of the amount of credit    £196.00'
  expect(toldIn(`We pay a commission to the broker.\n${table}`)).toEqual([
    ['commissionHow', 'percentage'],
    ['commission', 19_600],
  ])
  expect(toldIn(`We pay a fee for it.\n${table}`)).toEqual([])
})

test('what a box says of commission is told once, without the label beside it', () => {
  const [page] = pagesOfText(
    'Other costs       We pay the dealer a commission for introducing you to\nin this case      us, and you may ask the dealer how much that is.',
  )
  expect(page && disclosuresOn(page).map(({ passage }) => passage)).toEqual([
    'We pay the dealer a commission for introducing you to us, and you may ask the dealer how much that is.',
  ])
})
