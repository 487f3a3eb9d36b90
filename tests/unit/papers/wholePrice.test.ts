import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { wholePriceOn } from '../../../src/papers/candidates.ts'

const price = (text: string) => pagesOfText(text).flatMap((page) => wholePriceOn(page).map(({ value }) => value))

test('a total is the price of the car and of what is bought with it, where it is what they make', () => {
  expect(price('Vehicle price    12,495.00\nRoof rack    255.00\nDelivered    yes\nTOTAL    12,750.00')).toEqual([
    1_275_000,
  ])
  expect(price('Vehicle price    12,495.00\nDeposit    255.00\nTotal    12,240.00')).toEqual([])
})
