import { contentFacts } from '../../support/contentFacts.ts'

export const context = { facts: contentFacts, today: '2026-11-20' }
export const until = '2026-11-04'
/** The answers of someone who is owed for hire purchase. */
export const hp = {
  product: 'hp',
  start: '2016-06-15',
  credit: '10000',
  apr: '8.9',
  months: '48',
  commission: '650',
  discretionary: 'yes',
  'told-rate': 'no',
  tie: 'no',
  told: 'no',
  resolved: 'no',
  'settled-on': 'unknown',
  arrears: 'unknown',
}
