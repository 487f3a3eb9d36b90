import { expect, test } from 'vitest'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { forgetSteps } from '../../../../src/toolkit/questions/inChecks.ts'
import { ann, caseOf } from '../../letters/sampleCase.ts'

const told: Snapshot = {
  caseFile: caseOf({ person: ann }),
  answers: {
    ...nothingTold.answers,
    asked: ['name', 'how', 'dated'],
    checks: { how: 'paste', dated: '2026-11-03', from: 'black-horse' },
    want: 'both',
  },
}

test('the answers go, and that they were asked; everything else stays', () => {
  expect(forgetSteps(['how', 'dated'])(told)).toEqual({
    ...told,
    answers: { ...told.answers, asked: ['name'], checks: { from: 'black-horse' } },
  })
})

test('what was told before is not changed in place', () => {
  const before = structuredClone(told)
  forgetSteps(['how', 'name'])(told)
  expect(told).toEqual(before)
})

test('steps never answered are forgotten without a trace', () => {
  expect(forgetSteps(['says'])(nothingTold)).toEqual({
    ...nothingTold,
    answers: { ...nothingTold.answers, checks: {} },
  })
})
