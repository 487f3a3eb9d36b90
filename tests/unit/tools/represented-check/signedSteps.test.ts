import { expect, test } from 'vitest'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { inChecks } from '../../../../src/toolkit/questions/inChecks.ts'
import { isSign, letterSteps } from '../../../../src/tools/represented-check/signedSteps.ts'

const told = (checks: Record<string, string>) => inChecks(checks)(nothingTold)

test('within the first days nobody is asked whether to cancel or to ask first', () => {
  expect(letterSteps(told({}), true)).not.toContain('leave')
  expect(letterSteps(told({}), false)).toContain('leave')
})

test('a letter to the lender asks for its date and not for a firm', () => {
  const steps = letterSteps(told({ 'write-to': 'lender' }), false)
  expect(steps).toContain('lender-dated')
  expect(steps).not.toContain('firm')
})

test('the signs come before the letter', () => {
  expect(['', 'sign:signed', 'result', 'firm', 'firm-letter'].map(isSign)).toEqual([true, true, true, false, false])
})
