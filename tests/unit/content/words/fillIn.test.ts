import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedWords, fillIn, labelOf } from '../../../../src/content/words/fillIn.ts'

test('what stands in braces is filled in, each time it stands there; what has no value stays', () => {
  expect(fillIn('{page} of {pages}, {page}, {other}', { page: 3, pages: 40 })).toBe('3 of 40, 3, {other}')
})

test('what is filled in is not read again, whatever a visitor typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(fillIn('Nothing fits “{words}”.', { words: typed })).toBe(`Nothing fits “${typed}”.`)
    }),
    { examples: [['$&'], ['$1'], ['{words}'], ["$'"]] },
  )
})

test('one has words of its own; none and several share theirs', () => {
  const results = { one: '1 result', other: '{count} results' }
  expect([0, 1, 2].map((count) => countedWords(results, count))).toEqual(['0 results', '1 result', '2 results'])
})

test('a label that is not there is told of by its name', () => {
  const list = [{ id: 'hp', label: 'Hire purchase' }]
  expect(labelOf(list, 'hp')).toBe('Hire purchase')
  expect(() => labelOf(list, 'pcp')).toThrow(/^There are no words for "pcp"$/)
})
