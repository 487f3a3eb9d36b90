import { expect, test } from 'vitest'
import { asOfAgreement } from '../../../src/papers/pageOfAgreement.ts'
import { leftBy } from './leftBy.ts'

const left = leftBy(asOfAgreement)

test('an example is left out to the end of its sentence, and what stands round it stays', () => {
  expect(
    left(
      'You may settle. For example, if the amount of credit were £10,000 over 48 months\nat £250.00 you would pay £5,512.40. Cash price £9,000.00\nDeposit £500.00',
    ),
  ).toEqual(['You may settle.', 'Cash price £9,000.00', 'Deposit £500.00'])
  expect(left('Representative example does not apply    APR    34.9%')).toEqual([
    'Representative example does not apply APR 34.9%',
  ])
})

test('a table under the heading of an example is left out down to what has no figure', () => {
  expect(left('Representative example\nCash price £18,000.00\nAPR 4.9%\nYour agreement\nAPR 6.9%')).toEqual([
    'Representative example',
    'Your agreement',
    'APR 6.9%',
  ])
})

test('mandates and schedules of insurances are nothing of an agreement', () => {
  expect(left('Instruction to your bank or building society\nAccount number 00441278')).toEqual([])
  expect(left('GAP insurance policy schedule\nVehicle purchase price £9,995.00')).toEqual([])
})

test('of the car that is given in part exchange its worth stays', () => {
  expect(left('PART EXCHANGE\nFord Ka 1.2    WR17 OFU    33,400 miles\nAllowance    £7,400.00')).toEqual([
    'PART EXCHANGE',
    'Allowance £7,400.00',
  ])
  expect(left('Part exchange\nAmount of credit\n£500.00\n£7,400.00')).toHaveLength(4)
})

test('of products that are compared, the column of the one that was chosen stays', () => {
  expect(
    left('    HP    PCP (chosen)\nAPR    8.9%    7.9%\nFinal payment    n/a    £6,100.00\nFirst due in May'),
  ).toEqual(['HP PCP (chosen)', 'APR 7.9%', 'Final payment £6,100.00', 'First due in May'])
  expect(left('    HP    PCP\nAPR    8.9%    7.9%\nDeposit    £500.00    £500.00\nSelected: PCP')).toEqual([
    'HP PCP',
    'APR 7.9%',
    'Deposit £500.00',
    'Selected: PCP',
  ])
})

test('of products that are compared and none is chosen, what they have in common stays', () => {
  expect(left('    HP    PCP\nAPR    8.9%    7.9%\nDeposit    £500.00    £500.00')).toEqual([
    'HP PCP',
    'APR',
    'Deposit £500.00',
  ])
})

test('pence in a column of their own belong to the pounds beside them', () => {
  expect(left('Item    £    p\nCash Price    7850    00\nTerm    36')).toEqual([
    'Item £ p',
    'Cash Price 7850.00',
    'Term 36',
  ])
})
