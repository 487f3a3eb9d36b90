import { expect, test } from 'vitest'
import { codedOn, legendOf, withoutLegend } from '../../../src/papers/commission.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const letter = pagesOfText(
  'Codes:\nPCX = Personal Contract Purchase    HPX = Hire Purchase\nSHR = the dealer was paid a percentage of\nthe amount of credit.\nYours sincerely',
)
const legend = legendOf(letter)

test('codes are explained over as many lines as it takes', () => {
  expect([...legend]).toEqual([
    ['PCX', 'Personal Contract Purchase'],
    ['HPX', 'Hire Purchase'],
    ['SHR', 'the dealer was paid a percentage of the amount of credit.'],
  ])
  expect(legendOf(pagesOfText('APR = annual percentage rate')).size).toBe(0)
  expect(legendOf(pagesOfText('OTR = on the road £9,200.00\nADV = advance £7,000.00')).size).toBe(0)
})

test('a page without its legend keeps the rest', () => {
  const left = letter
    .map((page) => withoutLegend(page))
    .flatMap(({ lines }) => lines.map(({ cells }) => cells[0]?.text))
  expect(left).toEqual(['Codes:', 'Yours sincerely'])
})

test('a code beside its label says what it stands for', () => {
  const told = (text: string) =>
    pagesOfText(text).flatMap((page) => codedOn(page, legend).map(({ field, value }) => [field, value]))
  expect(told('Type    HPX\nCommission basis    SHR 5.00\nStatus    PCX')).toEqual([
    ['product', 'hp'],
    ['commissionHow', 'percentage'],
  ])
})
