import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { cellsText } from '../../../src/papers/page.ts'
import { withWholeNames } from '../../../src/papers/wholeNames.ts'

const upper = (text: string) =>
  pagesOfText(text)
    .map(withWholeNames)
    .map(({ lines }) => cellsText(lines[0]?.cells ?? []))[0]

test('a company whose last words stand below a full line is whole, and a trader over its company is not', () => {
  const under = (over: string, rest: string) => upper(`${over}\n${rest}\nA wide line of the column`)
  expect(under('Pendle Vale Quality Used', 'Cars (East Lancs) Ltd')).toBe(
    'Pendle Vale Quality Used Cars (East Lancs) Ltd',
  )
  expect(under('Pendle Vale', 'Quality Cars Ltd')).toBe('Pendle Vale')
  expect(under('Netherby Lane Car Sales', 'Larkmoor Vehicle Finance Ltd')).toBe('Netherby Lane Car Sales')
})

test('a name that prose begins at the end of a line is whole', () => {
  expect(upper('which was sold to you by Severn Gate\nVehicle Sales of Newport, on 4 May')).toBe(
    'which was sold to you by Severn Gate Vehicle Sales of Newport',
  )
  expect(upper('The goods are supplied by Corrigan Motors\nCash price £3,995.00')).toBe(
    'The goods are supplied by Corrigan Motors',
  )
})

test('a company whose common words stand in the line below is whole', () => {
  expect(upper('Mercedes-Benz Financial    Mr O Branscombe\nServices UK Limited    19 Foxglove Close')).toBe(
    'Mercedes-Benz Financial Services UK Limited Mr O Branscombe',
  )
  expect(upper('Creditor\nCredit Services Limited')).toBe('Creditor')
})

test('what a dealer’s business is, alone in the line below, ends its name', () => {
  expect(upper('Thornbury Vale Car\nSupermarket')).toBe('Thornbury Vale Car Supermarket')
})
