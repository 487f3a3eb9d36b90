import { expect, test } from 'vitest'
import { genuineCheck, genuineFacts, genuineQuestions } from '../../../../src/tools/genuine-check/genuineCheck.ts'
import { contentWords } from '../../support/contentWords.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const no = Object.fromEntries(genuineQuestions.map((id) => [id, 'no' as const]))

test('six questions', () => expect(genuineQuestions).toHaveLength(6))
test('asking for money is enough', () => expect(genuineCheck({ ...no, 'asks-for-money': 'yes' }).verdict).toBe('scam'))
test('any other sign: check first, and not sure is a sign', () => {
  expect(genuineCheck({ ...no, presses: 'yes' })).toMatchObject({ verdict: 'check-first', signs: ['presses'] })
  expect(genuineCheck({ ...no, 'knows-details': 'unsure' }).verdict).toBe('check-first')
})
test('no sign proves nothing', () => {
  const { verdict } = genuineCheck(no)
  expect(verdict).toBe('no-signs')
  expect(contentWords['genuine-check'].verdicts[verdict].advice).toContain('may be real')
})
test('nothing answered is not safe', () => expect(genuineCheck({}).verdict).toBe('check-first'))
test('its numbers are facts', () => {
  for (const id of genuineFacts) expect(contentFacts.has(id)).toBe(true)
})
