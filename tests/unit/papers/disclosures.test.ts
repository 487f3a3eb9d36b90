import { expect, test } from 'vitest'
import { howTold } from '../../../src/papers/commission.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const how = (text: string) => [...new Set(pagesOfText(text).flatMap((page) => howTold(page).map(({ value }) => value)))]

test.each([
  ['We may pay dealers commission. They may choose, within limits that we set, the rate of interest.', 'discretionary'],
  ['We may pay the supplier, who may decide within a band of ours what interest rate you pay.', 'discretionary'],
  [
    'The garage got a commission from us in May. The scheme that it was on was one of a difference in\ncharges: it could set your interest rate.',
    'discretionary',
  ],
  ['We may pay commission. The amount depends on the rate, which the dealer may set.', 'discretionary'],
  ['Was it a discretionary commission arrangement? Yes', 'discretionary'],
  ['There was a discretionary commission arrangement on your agreement.', 'discretionary'],
  ['The commission was the difference between our lowest rate and the rate you paid.', 'discretionary'],
  ['We paid this dealer a flat amount of £240.00, whatever the rate. "A commission may be paid", it said.', 'fixed'],
  ['The supplier gets £240.00 from us. It is the same fixed amount for every customer, as a fee from us.', 'fixed'],
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
  ['We paid them commission.\nCould the garage change your interest rate?    Yes', 'discretionary'],
])('%s', (text, said) => expect(how(text)).toEqual([said]))

test.each([
  'We may pay commission, and that may be a percentage of the amount of credit.',
  'You ask whether there was a discretionary commission arrangement.',
  'Discretionary commission? No',
  'There was no discretionary commission arrangement.',
  'We paid them commission. We set the rate ourselves, by what we knew of you.',
  'How was it worked out?\nIt is 4% of the balance.',
  'We paid them commission.\nCould the garage change your interest rate?    No',
])('%s', (text) => expect(how(text)).toEqual([]))
