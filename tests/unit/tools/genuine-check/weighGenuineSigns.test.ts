import { expect, test } from 'vitest'
import {
  genuineFacts,
  genuineQuestions,
  weighGenuineSigns,
} from '../../../../src/tools/genuine-check/weighGenuineSigns.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

const no = Object.fromEntries(genuineQuestions.map((id) => [id, 'no' as const]))

test('six questions', () => expect(genuineQuestions).toHaveLength(6))
test('asking for money is enough', () =>
  expect(weighGenuineSigns({ ...no, 'asks-for-money': 'yes' }).verdict).toBe('scam'))
test('any other sign: check first, and not sure is a sign', () => {
  expect(weighGenuineSigns({ ...no, presses: 'yes' })).toMatchObject({ verdict: 'check-first', signs: ['presses'] })
  expect(weighGenuineSigns({ ...no, 'knows-details': 'unsure' }).verdict).toBe('check-first')
})
test('no sign proves nothing', () => {
  const { verdict } = weighGenuineSigns(no)
  expect(verdict).toBe('no-signs')
  expect(contentWords['genuine-check'].verdicts[verdict].advice).toContain('may be real')
})
test('nothing answered is not safe', () => expect(weighGenuineSigns({}).verdict).toBe('check-first'))
test('its numbers are facts', () => {
  for (const id of genuineFacts) expect(contentFacts.has(id)).toBe(true)
})
