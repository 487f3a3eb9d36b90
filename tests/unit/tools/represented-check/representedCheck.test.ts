import { expect, test } from 'vitest'
import { representedCheck, representedQuestions } from '../../../../src/tools/represented-check/representedCheck.ts'

const no = Object.fromEntries(representedQuestions.map((id) => [id, 'no' as const]))

test('all no: unlikely', () => expect(representedCheck(no)).toMatchObject({ verdict: 'unlikely', letter: null }))
test('any yes: likely, with the letter to leave', () =>
  expect(representedCheck({ ...no, signed: 'yes' })).toMatchObject({ verdict: 'likely', letter: 'cancel' }))
test('a contract among the dates of the case speaks against six times no', () =>
  expect(representedCheck(no, true)).toEqual({ verdict: 'likely', letter: 'cancel' }))
test('only the lender says so: ask for the authority', () =>
  expect(representedCheck({ ...no, 'lender-said': 'yes' }).letter).toBe('not-represented'))
test('not sure, or not answered: how to find out', () => {
  expect(representedCheck({ ...no, signed: 'unsure' }).verdict).toBe('not-sure')
  expect(representedCheck({}).verdict).toBe('not-sure')
})
