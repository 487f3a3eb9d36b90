import { expect, test } from 'vitest'
import { factsOfFigure, figureNames } from '../../../../src/content/prose/figureNames.ts'

const charts = {
  'statistics-market': [
    { title: 'Bought', says: 'On finance.', bars: [{ label: 'New', fact: 'market.new' }, { fact: 'market.used' }] },
    { title: 'Financed', says: 'By year.', table: 'market.share', label: 'asAt', value: 'percent' },
  ],
}

test('a figure made of charts is made from the facts of its own charts', () => {
  expect(factsOfFigure('statistics-market', charts)).toEqual(['market.new', 'market.used', 'market.share'])
  expect(factsOfFigure('statistics-scheme', charts)).toEqual([])
})

test('any other is made from the facts that its drawing names', () =>
  expect(factsOfFigure('bank-rate', charts)).toEqual(['rates.bank-rate']))

test('every name is there once', () => expect(new Set(figureNames).size).toBe(figureNames.length))
