import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextSource } from '../../../src/problems/textSource.ts'

test('an offset is a line and a column, from 1', () => {
  const source = new TextSource('a.md', 'one\ntwo\n\nfour')
  expect(source.placeOf(0)).toEqual({ file: 'a.md', line: 1, column: 1 })
  expect(source.placeOf(3)).toEqual({ file: 'a.md', line: 1, column: 4 })
  expect(source.placeOf(4)).toEqual({ file: 'a.md', line: 2, column: 1 })
  expect(source.placeOf(8)).toEqual({ file: 'a.md', line: 3, column: 1 })
  expect(source.placeOf(11)).toEqual({ file: 'a.md', line: 4, column: 3 })
})

test('place and offset are two names of one thing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', 'é', '£') }), fc.nat(), (text, at) => {
      const offset = Math.min(at, text.length)
      const { line, column } = new TextSource('f', text).placeOf(offset)
      const lines = text.split('\n')
      expect(lines[line - 1]?.slice(0, column - 1)).toBe(text.slice(0, offset).split('\n').at(-1))
      const lineStart = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
      expect(lineStart + column - 1).toBe(offset)
    }),
  )
})
