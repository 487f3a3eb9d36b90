import { expect, test } from 'vitest'
import { causesOf } from '../../../src/problems/causes.ts'

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
