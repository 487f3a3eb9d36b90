import { expect, test } from 'vitest'
import { candidatesOn } from '../../../src/papers/candidates.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const found = (text: string) =>
  pagesOfText(text).flatMap((page) => candidatesOn(page).map(({ field, value }) => [field, value]))

test('a label goes on in the line below it, past the number of its clause, and may end in the lines it is made of', () => {
  expect(found('Total amount\npayable          £9,600.00')).toEqual([['totalPayable', 960_000]])
  expect(found('6. Total Amount Payable\n(2 + 5)       £9,600.00')).toEqual([['totalPayable', 960_000]])
})

test('the end of a label leads to nothing where its beginning stands beside a value', () => {
  expect(found('Credit          Acorn Motors Limited\nintermediary    Mill Lane, Leeds')).toEqual([
    ['dealer', 'Acorn Motors Limited'],
  ])
})
