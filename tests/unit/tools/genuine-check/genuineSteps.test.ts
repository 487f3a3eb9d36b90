import { expect, test } from 'vitest'
import { genuineSteps } from '../../../../src/tools/genuine-check/genuineSteps.ts'

test('a yes to the first question is enough; without it all six are asked', () => {
  expect(genuineSteps({ 'asks-for-money': 'yes' })).toEqual(['asks-for-money'])
  expect(genuineSteps({ 'asks-for-money': 'unsure' })).toHaveLength(6)
})
