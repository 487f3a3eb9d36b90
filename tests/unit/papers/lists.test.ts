import { expect, test } from 'vitest'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { withListsApart } from '../../../src/papers/pageOfAgreement.ts'

const boxes = (text: string) =>
  pagesOfText(text)
    .map(withListsApart)
    .flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.map((cell) => cell.text)))

test('figures told in a row stand in boxes of their own', () => {
  expect(boxes('Figures: price £7,200, deposit £700, 36 x £229.40, APR 17.6%')).toEqual([
    'Figures:',
    'price £7,200',
    'deposit £700',
    '36 x £229.40',
    'APR 17.6%',
  ])
})

test('a sentence with sums in it is no list', () => {
  const sentence = 'You paid £500.00, which left £6,500.00, and we lent you £6,000.00, less what you owed us'
  expect(boxes(sentence)).toEqual([sentence])
})
