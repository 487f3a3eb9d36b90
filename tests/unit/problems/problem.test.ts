import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, printProblem, problemAt, TextSource } from '../../../src/problems/problem.ts'

const at = (file: string, line: number, column: number, what = 'is wrong') =>
  problemAt({ file, line, column }, 'rule', what, 'mend it')

test('a problem is printed as place, fault and remedy', () => {
  expect(printProblem(at('a.yaml', 3, 5))).toBe('a.yaml:3:5  is wrong\n    fix: mend it')
  expect(printProblem(problemAt({ file: 'a.yaml', line: 1, column: 1 }, 'rule', 'is wrong'))).toBe(
    'a.yaml:1:1  is wrong',
  )
})

test('problems come by file, line and column, and equal ones once', () => {
  const problems = [at('b.md', 1, 1), at('a.md', 2, 1), at('a.md', 1, 9), at('a.md', 1, 2), at('a.md', 1, 2)]
  expect(inOrder(problems).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'a.md:1:2',
    'a.md:1:9',
    'a.md:2:1',
    'b.md:1:1',
  ])
})

test('two faults at one place are both said', () => {
  expect(inOrder([at('a.md', 1, 1, 'is one'), at('a.md', 1, 1, 'is two')])).toHaveLength(2)
})

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
