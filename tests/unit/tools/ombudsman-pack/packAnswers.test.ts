import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCaseFile, exportCaseFile, nothingAsked, type PackFields } from '../../../../src/casefile/caseFile.ts'
import { parseCaseFile } from '../../../../src/casefile/parseCaseFile.ts'
import { nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import {
  givenOf,
  inPack,
  noPackFields,
  packAnswers,
  packFieldsOf,
  reasonFaults,
} from '../../../../src/tools/ombudsman-pack/packAnswers.ts'
import { tries } from '../../../support/nightly.ts'
import { anySavedCase } from '../../support/anyCaseFile.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

const today = '2026-11-20'
const words = contentWords['ombudsman-pack']
const letters = { today, nation: 'england-and-wales', facts: contentFacts } as const
const tooLong = 'x'.repeat(50_000)
const whole: PackFields = {
  ...noPackFields,
  kind: 'scheme-decision',
  answerDate: { day: '31', month: 'Aug', year: '2026' },
  code: ' RD02 ',
  reasons: ['delay', 'no such reason'],
  offered: '£1,200',
  ownWords: 'They lost my letter.',
}

test('what was typed becomes the answers of the pack', () => {
  const caseFile = emptyCaseFile('case')
  expect(packAnswers(whole, caseFile, 'black-horse', today, words)).toEqual({
    caseFile,
    lender: 'black-horse',
    answer: { kind: 'scheme-decision', date: '2026-08-31', code: 'RD02' },
    reasons: ['delay'],
    ownWords: 'They lost my letter.',
    offered: 120_000,
    warnings: [],
  })
})

describe('what is missing or wrong', () => {
  test('is said box by box', () => {
    expect(givenOf(noPackFields, today, words)).toEqual({
      faults: [{ box: 'pack-answer', message: 'Select what the lender has said' }],
    })
    expect(givenOf({ ...whole, answerDate: { day: '31', month: '', year: '2026' } }, today, words)).toEqual({
      faults: [
        { box: 'pack-date-month', message: { id: 'date-without-month', about: 'on the letter' }, parts: ['month'] },
      ],
    })
    expect(givenOf({ ...noPackFields, kind: 'none' }, today, words)).toEqual({
      faults: [
        {
          box: 'pack-complained-day',
          message: { id: 'date-none', about: 'they got your complaint' },
          parts: ['day', 'month', 'year'],
        },
      ],
    })
    expect(reasonFaults({ ...noPackFields, offered: 'lots' }, words)).toEqual([
      { box: 'reasons', message: 'Select what you disagree with' },
      { box: 'offered', message: { id: 'money-number', label: 'Sum offered' } },
    ])
  })

  test('is not that nobody knows when the lender got the complaint', () =>
    expect(givenOf({ ...noPackFields, kind: 'none', complaintUnknown: true }, today, words)).toEqual({
      given: { answer: { kind: 'none' } },
    }))

  test('makes no pack', () =>
    expect(packAnswers(noPackFields, emptyCaseFile('case'), 'black-horse', today, words)).toBeNull())
})

describe('the boxes', () => {
  const events = [
    { id: '1', date: '2026-09-04', kind: 'complaintSent', lenderId: 'black-horse', by: 'post' },
    { id: '2', date: '2026-11-02', kind: 'finalResponse', lenderId: 'black-horse', code: 'RD01' },
    { id: '3', date: '2026-11-03', kind: 'redressDecision', lenderId: 'moneybarn' },
  ] as const
  const caseFile = { ...emptyCaseFile('case'), events: [...events] }

  test('begin with the dates of the case, post allowed for', () => {
    expect(packFieldsOf(nothingAsked, caseFile, 'black-horse', letters)).toEqual({
      ...noPackFields,
      kind: 'final-response',
      answerDate: { day: '2', month: '11', year: '2026' },
      code: 'RD01',
      complaintDate: { day: '8', month: '9', year: '2026' },
    })
  })

  test('stay as they were left, for each lender by itself', () => {
    const { answers } = inPack('black-horse', whole)({ ...nothingTold, caseFile })
    expect(packFieldsOf(answers, caseFile, 'black-horse', letters)).toEqual(whole)
    expect(packFieldsOf(answers, caseFile, 'moneybarn', letters).kind).toBe('scheme-decision')
    expect(packFieldsOf(answers, caseFile, 'constructor', letters)).toEqual(noPackFields)
  })
})

test('whatever a file holds, the boxes and the pack can be made from it, and saved again', () => {
  fc.assert(
    fc.property(anySavedCase, ({ caseFile, answers }) => {
      for (const lender of [...Object.keys(answers.packs ?? {}), 'unknown']) {
        const fields = packFieldsOf(answers, caseFile, lender, letters)
        packAnswers(fields, caseFile, lender, today, words)
        expect(reasonFaults(fields, words).every(({ message }) => message !== '')).toBe(true)
        expect(
          parseCaseFile(
            exportCaseFile(
              inPack(lender, {
                ...fields,
                ownWords: tooLong,
                complaintDate: { ...fields.complaintDate, day: tooLong },
              })({ caseFile, answers }),
            ),
          ).ok,
        ).toBe(true)
      }
    }),
    { numRuns: tries(500) },
  )
})
