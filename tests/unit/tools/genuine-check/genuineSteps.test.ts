import { expect, test } from 'vitest'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { genuineSteps } from '../../../../src/tools/genuine-check/genuineSteps.ts'

const told = (checks: Record<string, string>): Snapshot => ({
  ...nothingTold,
  answers: { ...nothingTold.answers, checks },
})

test('a yes to the first question is enough; without it all six are asked', () => {
  expect(genuineSteps(told({ 'sign:asks-for-money': 'yes' }))).toEqual(['sign:asks-for-money'])
  expect(genuineSteps(told({ 'sign:asks-for-money': 'unsure' }))).toHaveLength(6)
})
