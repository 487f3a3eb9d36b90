import { expect, test } from 'vitest'
import { readingGrade } from '../../../../src/content/prose/readingGrade.ts'

test('the grade is what its formula gives', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
})

test('long sentences of long words are harder', () => {
  const easy = 'Ask the lender. It must reply.'
  const hard =
    'Discretionary commission arrangements notwithstanding, a satisfactory determination necessitates comprehensive documentation.'
  expect(readingGrade(hard)).toBeGreaterThan(readingGrade(easy) + 10)
})

test('a line ends a sentence, and no words have no grade', () => {
  expect(readingGrade('One two\nthree four')).toBe(readingGrade('One two. Three four.'))
  expect(readingGrade('')).toBe(0)
})
