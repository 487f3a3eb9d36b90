import { expect, test } from 'vitest'
import { markMatches } from '../../../src/islands/search/ResultWords.tsx'
import { askingOf, languageOf, manyOf, readingOf, termsOf } from '../../../src/search/terms.ts'

const reading = readingOf(
  languageOf({
    ignored: ['the', 'my', 'has'],
    same: [
      ['insolvent', 'gone under', 'bust'],
      ['ombudsman', 'FOS', 'Financial Ombudsman Service'],
    ],
    asking: { anywhere: [['how', 'how do i'], ['how long', 'how many days'], ['when']], first: ['is', 'can'] },
    elsewhere: ['mortgage', 'car insurance', 'pension'],
    own: ['on a pension'],
  }),
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
  const stretches = markMatches(text, new Set(termsOf('bust', reading)), reading)
  expect(stretches.map((one) => one.text).join('')).toBe(text)
  expect(stretches.filter(({ sought }) => sought)).toEqual([{ text: 'gone under', sought: true }])
})

test.each([
  ['how long do they have', 'how long'],
  ['and how many days is that', 'how long'],
  ['How do I complain', 'how'],
  ['is it over when they reply', 'yes or no'],
  ['the day that is', ''],
])('“%s” asks for “%s”', (text, asks) => expect(askingOf(text, reading)).toBe(asks))

test('a run of letters that no word is as long as is passed over', () =>
  expect(termsOf(`bust ${'a'.repeat(41)} fos`, reading)).toEqual(termsOf('bust fos', reading)))

test.each([
  ['my mortgages', 1],
  ['insurance for the car', 0],
  ['cheap car insurance and a mortgage', 3],
  ['living on a pension', 0],
])('“%s” has %i words of other subjects', (text, many) => expect(manyOf('Elsewhere', text, reading)).toBe(many))
