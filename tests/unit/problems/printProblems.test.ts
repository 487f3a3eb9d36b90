import { expect, test } from 'vitest'
import { causesOf, printCause, printProblems } from '../../../src/problems/printProblems.ts'
import { type Problem, problemAt } from '../../../src/problems/problem.ts'

const lost = (file: string, line: number): Problem =>
  problemAt({ file, line, column: 2 }, 'broken-link', 'the link /fees leads to no page', 'give the path of a page')

test('the same words at several places are one message', () => {
  expect(
    printProblems([lost('content/b.md', 4), lost('content/a.md', 9), lost('content/b.md', 7), lost('content/b.md', 4)]),
  ).toBe(`content/a.md:9:2  the link /fees leads to no page
    fix: give the path of a page
    also at content/b.md:4:2, 7:2`)
})

test('problems of one cause are told by the first of them', () => {
  const menu = {
    ...problemAt(
      { file: 'site.manifest.yaml', line: 3, column: 1 },
      'menu-target',
      'the menu links to /fees, which is not a page',
    ),
    cause: 'no page /fees',
  }
  const [cause, ...others] = causesOf([menu, { ...lost('content/a.md', 9), cause: 'no page /fees' }])
  expect(others).toEqual([])
  expect(cause).toMatchObject({
    rule: 'menu-target',
    file: 'site.manifest.yaml',
    also: [{ file: 'content/a.md', line: 9, column: 2 }],
  })
})

test('of very many places, the first twenty are named', () => {
  expect(printProblems(Array.from({ length: 30 }, (_, index) => lost('a.md', index + 1)))).toMatch(
    /also at a\.md:2:2, .*, 21:2 and 9 more places$/,
  )
})

test('the line at fault stands under the message', () => {
  const [cause] = causesOf([lost('a.md', 1)])
  expect(cause && printCause(cause, '    [x](/fees)')).toBe(
    'a.md:1:2  the link /fees leads to no page\n    [x](/fees)\n    fix: give the path of a page',
  )
})

test('each other place is named once, and the first not again', () => {
  const at = (line: number, what: string) => ({
    file: 'a.yaml',
    line,
    column: 1,
    rule: 'gone',
    what,
    cause: 'no fact x',
  })
  const [cause, ...rest] = causesOf([at(1, 'one tool'), at(1, 'another tool'), at(2, 'a page'), at(2, 'the same page')])
  expect(rest).toEqual([])
  expect(cause?.also).toEqual([{ file: 'a.yaml', line: 2, column: 1 }])
})
