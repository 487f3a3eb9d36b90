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

test('a line starts at its offset, and lines past the end at the end', () => {
  const source = new TextSource('a.md', 'one\ntwo')
  expect([source.offsetOfLine(1), source.offsetOfLine(2), source.offsetOfLine(9)]).toEqual([0, 4, 7])
})

test('place and offset are two names of one thing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', 'é', '£') }), fc.nat(), (text, at) => {
      const offset = Math.min(at, text.length)
      const { line, column } = new TextSource('f', text).placeOf(offset)
      expect(text.split('\n')[line - 1]?.slice(0, column - 1)).toBe(text.slice(0, offset).split('\n').at(-1))
      expect(new TextSource('f', text).offsetOfLine(line) + column - 1).toBe(offset)
    }),
  )
})
