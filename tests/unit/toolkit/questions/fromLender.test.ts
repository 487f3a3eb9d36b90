import { describe, expect, test } from 'vitest'
import type { Agreement } from '../../../../src/casefile/caseFile.ts'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { fromLender, fromSteps, toldBefore } from '../../../../src/toolkit/questions/fromLender.ts'
import { caseOf, vw } from '../../letters/sampleCase.ts'

const black: Agreement = { ...vw, id: 'black', lenderId: 'black-horse' }
const typed: Agreement = { id: 'typed', lenderNameTyped: ' Some  Old Bank ', type: 'unknown', joint: 'unknown' }

const told = (agreements: Agreement[], checks: Record<string, string> = {}): Snapshot => ({
  caseFile: caseOf({ agreements }),
  answers: { ...nothingTold.answers, checks },
})

describe('the agreements told before', () => {
  test('are all but the one the check put there itself', () => {
    expect(toldBefore(told([vw, black], { 'from-id': 'black' }))).toEqual([vw])
    expect(toldBefore(told([vw, black]))).toEqual([vw, black])
  })
})

describe('which lender the letter came from', () => {
  test.each([
    ['is asked in full when none is known', told([]), ['from-other']],
    [
      'is still asked in full when only the check’s own is known',
      told([black], { 'from-id': 'black' }),
      ['from-other'],
    ],
    ['is picked from those that are known', told([vw, black]), ['from']],
    ['is asked in full once it is another', told([vw], { from: 'other' }), ['from', 'from-other']],
  ])('%s', (_, now, steps) => {
    expect(fromSteps(now)).toEqual(steps)
  })
})

describe('the lender of the letter', () => {
  test.each([
    ['is the one picked', told([vw, black], { from: 'black-horse' }), 'black-horse'],
    ['is one known only by the name typed', told([vw, typed], { from: 'typed:some old bank' }), 'typed:some old bank'],
    [
      'is the one the check put there when it is another',
      told([vw, black], { from: 'other', 'from-id': 'black' }),
      'black-horse',
    ],
    ['is the only one known before anything is picked', told([vw]), 'volkswagen-financial-services'],
    ['is no longer one that has left the case', told([vw], { from: 'black-horse' }), 'volkswagen-financial-services'],
    ['is unknown in an empty case', told([]), 'unknown'],
  ])('%s', (_, now, key) => {
    expect(fromLender(now)).toBe(key)
  })

  test('stays the one picked after another was tried', () => {
    expect(fromLender(told([vw, black], { from: 'volkswagen-financial-services', 'from-id': 'black' }))).toBe(
      'volkswagen-financial-services',
    )
  })
})
