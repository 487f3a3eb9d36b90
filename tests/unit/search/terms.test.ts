import { expect, test } from 'vitest'
import { marked } from '../../../src/search/marked.ts'
import { languageOf, readingOf, termsOf } from '../../../src/search/terms.ts'

const reading = readingOf(
  languageOf(
    ['the', 'my', 'has'],
    [
      ['insolvent', 'gone under', 'bust'],
      ['ombudsman', 'FOS', 'Financial Ombudsman Service'],
    ],
  ),
)

test('endings, accents and words that say nothing are left out', () => {
  expect(termsOf('The dealer’s commissions', reading)).toEqual(termsOf('dealers commission', reading))
  expect(termsOf('Škoda', reading)).toEqual(['skoda'])
})

test('words and phrases of one meaning are one term, the longest phrase first', () => {
  expect(termsOf('my lender has gone under', reading)).toEqual(termsOf('lender bust', reading))
  expect(termsOf('financial ombudsman service', reading)).toEqual(termsOf('fos', reading))
})

test('words are marked where they mean what was looked for, and nothing is lost', () => {
  const text = 'Has your lender gone under? (It happens.)'
  const stretches = marked(text, new Set(termsOf('bust', reading)), reading)
  expect(stretches.map((one) => one.text).join('')).toBe(text)
  expect(stretches.filter(({ sought }) => sought)).toEqual([{ text: 'gone under', sought: true }])
})
