import { expect, test } from 'vitest'
import { inOrder, printProblem, problemAt } from '../../../src/problems/problem.ts'

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
