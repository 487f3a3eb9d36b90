import { expect, test } from 'vitest'
import { excerpt } from '../../../../scripts/check/excerpt.ts'

const at = (line: number, column: number) => ({ file: 'a.yaml', line, column })

test('the line is shown without its indentation, with a mark under the column', () => {
  expect(excerpt('a:\n    b: c\n', at(2, 8))).toBe('    | b: c\n    |    ^')
})

test('of a long line, what is around the column', () => {
  const shown = excerpt(`x\n${'word '.repeat(60)}wrong ${'word '.repeat(60)}`, at(2, 301)) ?? ''
  const [words = '', mark = ''] = shown.split('\n')
  expect(words.length).toBeLessThan(120)
  expect(words.slice(mark.indexOf('^'))).toMatch(/^wrong /)
})

test('a place that stands for a whole file shows nothing', () => {
  expect(excerpt('a: b', at(1, 1))).toBeUndefined()
  expect(excerpt('a: b\n\n', at(2, 1))).toBeUndefined()
  expect(excerpt('a: b', at(9, 1))).toBeUndefined()
})
