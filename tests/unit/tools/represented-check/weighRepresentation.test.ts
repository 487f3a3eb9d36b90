import { expect, test } from 'vitest'
import {
  representedQuestions,
  weighRepresentation,
} from '../../../../src/tools/represented-check/weighRepresentation.ts'

const no = Object.fromEntries(representedQuestions.map((id) => [id, 'no' as const]))

test('all no: unlikely', () => expect(weighRepresentation(no)).toMatchObject({ verdict: 'unlikely', letter: null }))
test('any yes: likely, with the letter to leave', () =>
  expect(weighRepresentation({ ...no, signed: 'yes' })).toMatchObject({ verdict: 'likely', letter: 'cancel' }))
test('a contract among the dates of the case speaks against six times no', () =>
  expect(weighRepresentation(no, true)).toEqual({ verdict: 'likely', letter: 'cancel' }))
test('only the lender says so: ask for the authority', () =>
  expect(weighRepresentation({ ...no, 'lender-said': 'yes' }).letter).toBe('not-represented'))
test('not sure, or not answered: how to find out', () => {
  expect(weighRepresentation({ ...no, signed: 'unsure' }).verdict).toBe('not-sure')
  expect(weighRepresentation({}).verdict).toBe('not-sure')
})
