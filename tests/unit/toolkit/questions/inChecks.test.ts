import { describe, expect, test } from 'vitest'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { forgetSteps } from '../../../../src/toolkit/questions/inChecks.ts'
import { dateBoxes, keptDate } from '../../../../src/toolkit/questions/keptDate.ts'
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

const noDates = [undefined, '', 'yes', '2026-02-30', '2026-2-3', '20261103', '2026-11-03T00:00']

describe('a date kept as an answer', () => {
  test('is read back', () => expect(keptDate('2026-11-03')).toBe('2026-11-03'))
  test.each(noDates)('is none when %o stands there', (kept) => expect(keptDate(kept)).toBeNull())
})

describe('the boxes of a date', () => {
  test('hold its day, month and year as people write them', () =>
    expect(dateBoxes('2026-02-03')).toEqual({ day: '3', month: '2', year: '2026' }))
  test.each(noDates)('are empty when %o stands there', (kept) =>
    expect(dateBoxes(kept)).toEqual({ day: '', month: '', year: '' }),
  )
})
