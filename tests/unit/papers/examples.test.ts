import { expect, test } from 'vitest'
import { withoutExamples } from '../../../src/papers/pageOfAgreement.ts'
import { leftBy } from './leftBy.ts'

const left = leftBy(withoutExamples)

test.each([
  'A customer borrows £12,000.00 over 36 months with 35 payments of £210.00.',
  'As an illustration only: a customer who borrowed £10,000.00 would pay £5,590.00.',
  'If you borrowed £10,000.00 over 48 months you would pay £243.00 a month.',
  'Examples, for a credit of £10,000.00: after 12 months £7,002.15.',
  'A loan of £8,000.00 over 48 months costs £191.20 a month.',
  'If you would like to pay weekly instead, a weekly payment would be £51.73.',
  'We also looked at PCP with another lender (£189.00 a month).',
])('%s', (example) => expect(left(`Deposit £500.00\n${example}\nAPR 6.9%`)).toEqual(['Deposit £500.00', 'APR 6.9%']))

test('what stands under a heading of examples is left out down to the next heading', () => {
  expect(
    left(
      '8. SETTLING EARLY: AN EXAMPLE\nSomebody pays 35 payments of £210.00 and\na final payment of £6,000.00.\n9. SIGNATURES\nDate 03/09/15',
    ),
  ).toEqual(['8. SETTLING EARLY: AN EXAMPLE', '9. SIGNATURES', 'Date 03/09/15'])
  expect(left('Worked examples (not your agreement)\nCredit    Payment\n£5,000.00    £171.19\nComplaints')).toEqual([
    'Worked examples (not your agreement)',
    'Complaints',
  ])
})

test('examples of the agreement itself stay', () => {
  expect(left('Examples for this agreement\nCredit £5,000.00')).toEqual([
    'Examples for this agreement',
    'Credit £5,000.00',
  ])
})
