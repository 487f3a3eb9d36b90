import { expect, test } from 'vitest'
import { expression } from '../../../src/text/expression.ts'

test('parts are put in as expressions, backslashes stand for those of the expression, and the tag names the flags', () => {
  const digits = String.raw`\d+`
  expect(expression.iu`\bNo\. (${digits})\b`).toEqual(/\bNo\. (\d+)\b/iu)
  expect(expression.plain`^${digits}$`).toEqual(/^\d+$/)
})
