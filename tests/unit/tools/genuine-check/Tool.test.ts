import { expect, test } from 'vitest'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { inChecks } from '../../../../src/toolkit/questions/inChecks.ts'
import { genuineSteps } from '../../../../src/tools/genuine-check/Tool.tsx'

const told = (checks: Record<string, string>) => inChecks(checks)(nothingTold)

test('a yes to the first question is enough; without it all six are asked', () => {
  expect(genuineSteps(told({ 'sign:asks-for-money': 'yes' }))).toEqual(['sign:asks-for-money'])
  expect(genuineSteps(told({ 'sign:asks-for-money': 'unsure' }))).toHaveLength(6)
})
