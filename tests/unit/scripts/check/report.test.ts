import { expect, test } from 'vitest'
import { annotation, excerpt } from '../../../../scripts/check/report.ts'

const cause = {
  file: 'content/a,b.md',
  line: 3,
  column: 4,
  rule: 'loose-figure',
  what: 'the percentage "5%" is typed into the prose',
  fix: 'use {% fact %}',
  also: [{ file: 'c.md', line: 1, column: 2 }],
}

test('a cause is one workflow command, its signs escaped as GitHub asks', () => {
  expect(annotation(cause)).toBe(
    '::error file=content/a%2Cb.md,line=3,col=4,title=loose-figure::the percentage "5%25" is typed into the prose%0Afix: use {%25 fact %25}%0Aalso at c.md:1:2',
  )
})

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
