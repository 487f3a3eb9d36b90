import { expect, test } from 'vitest'
import { unabbreviated } from '../../../src/papers/variants.ts'

test.each([
  ['AMT CREDIT', 'amount of CREDIT'],
  ['TCC 1,024.08', 'total charge for credit 1,024.08'],
  ['DLR COMM', 'dealer commission'],
  ['OPT FINAL', 'optional final payment'],
  ['P/EX 500.00', 'part exchange 500.00'],
  ['Inst Amt', 'instalment amount'],
  ['NO INST', 'number instalment'],
])('%s is %s', (short, whole) => expect(unabbreviated(short)).toBe(whole))

test('what stands after the first figure, and longer words, stay as they are', () => {
  expect(unabbreviated('CASH PRICE 10,400.00 NO FEE')).toBe('CASH PRICE 10,400.00 NO FEE')
  const prose = 'There is no charge for credit on this, and no interest either'
  expect(unabbreviated(prose)).toBe(prose)
})
