import { expect, test } from 'vitest'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { finderSteps } from '../../../../src/tools/lender-finder/Tool.tsx'

test.each([
  ['make', ['know', 'make', 'year']],
  ['name', ['know', 'name']],
  ['neither', ['know']],
])('someone who knows %s is asked for no more than that', (know, steps) =>
  expect(finderSteps({ answers: { ...nothingTold.answers, checks: { know } } })).toEqual(steps),
)
