import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CaseFile, emptyCaseFile, exportCaseFile } from '../../../src/casefile/caseFile.ts'
import { mergeCaseFiles } from '../../../src/casefile/mergeCaseFiles.ts'
import { parseCaseFile } from '../../../src/casefile/parseCaseFile.ts'
import { nothingAsked } from '../../../src/casefile/toolAnswers.ts'
import { anyCaseFile } from '../support/anyCaseFile.ts'
import { tries } from '../../support/nightly.ts'

const present: CaseFile = {
  ...emptyCaseFile('present'),
  person: {
    fullName: 'Ann Price',
    previousNames: [],
    addresses: [{ lines: ['1 High Street'], postcode: 'LS1 1AA' }],
    contactBy: 'email',
    phone: '01632 960 001',
  },
  agreements: [
    { id: 'a', lenderId: 'black-horse', type: 'pcp', joint: 'no' },
    { id: 'b', lenderId: 'motonovo-finance', type: 'hp', joint: 'no' },
  ],
}
const imported: CaseFile = {
  ...emptyCaseFile('imported'),
  person: {
    fullName: 'Ann O’Brien',
    previousNames: ['Ann Smith'],
    addresses: [{ lines: ['9 Low Road'], postcode: 'LS2 2BB' }],
    contactBy: 'post',
  },
  agreements: [
    { id: 'a', lenderId: 'black-horse', type: 'hp', joint: 'no', addressThen: 0 },
    { id: 'c', type: 'unknown', joint: 'unknown' },
  ],
}

test('the same agreement is one, the imported one counts, and nothing else is lost', () => {
  const merged = mergeCaseFiles(present, imported)
  expect(merged.agreements.map(({ id, type }) => [id, type])).toEqual([
    ['a', 'hp'],
    ['b', 'hp'],
    ['c', 'unknown'],
  ])
  expect(merged.person).toMatchObject({
    fullName: 'Ann O’Brien',
    previousNames: ['Ann Smith', 'Ann Price'],
    phone: '01632 960 001',
    contactBy: 'post',
  })
  expect(merged.person.addresses[merged.agreements[0]?.addressThen ?? -1]?.lines).toEqual(['9 Low Road'])
})

test('importing twice changes nothing more, and the result can be saved', () => {
  fc.assert(
    fc.property(anyCaseFile, anyCaseFile, (mine, theirs) => {
      const once = mergeCaseFiles(mine, theirs)
      expect(mergeCaseFiles(once, theirs)).toEqual(once)
      expect(parseCaseFile(exportCaseFile({ caseFile: once, answers: nothingAsked })).ok).toBe(true)
    }),
    { numRuns: tries(300, 0.2) },
  )
})
