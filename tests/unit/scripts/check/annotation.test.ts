import { expect, test } from 'vitest'
import { annotation } from '../../../../scripts/check/report.ts'

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
