import { expect, test } from 'vitest'
import { withoutRuns } from '../../../src/text/withoutRuns.ts'

test('a run that is too long for a word is blanked out, and all else stays where it was', () => {
  const text = `See ${'x'.repeat(41)} or ${'y'.repeat(40)}.`
  expect(withoutRuns(text)).toBe(`See ${' '.repeat(41)} or ${'y'.repeat(40)}.`)
  expect(withoutRuns('💷'.repeat(50))).toBe('💷'.repeat(50))
})

test('the length stays the same whatever the letters are made of', () => {
  const letters = `a${'é'.repeat(30)}${'𝒳'.repeat(20)} b`
  expect(withoutRuns(letters)).toHaveLength(letters.length)
})
