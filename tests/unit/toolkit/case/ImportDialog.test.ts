import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCaseFile, exportCaseFile, nothingAsked, type SavedCase } from '../../../../src/casefile/caseFile.ts'
import { mostCaseBytes, mostCharacters } from '../../../../src/casefile/parseCaseFile.ts'
import { fileContents, fileToImport } from '../../../../src/toolkit/case/ImportDialog.tsx'
import { tries } from '../../../support/nightly.ts'
import { anySavedCase } from '../../support/anyCaseFile.ts'
import { contentWords } from '../../support/contentWords.ts'
import { knownLender } from '../../support/knownLender.ts'

const { import: words } = contentWords.case
const lender = knownLender('black-horse', 'Black Horse', {
  legalName: 'Black Horse Limited',
  complaints: {
    email: 'complaints@blackhorse.example',
    postalAddress: 'Customer Care, Cardiff',
    phone: null,
    webform: null,
  },
})
const id = 'complaint CF-7K2M Black Horse Limited'
const withEdits = (edits: SavedCase['answers']['edits'], drafts?: SavedCase['answers']['drafts']): SavedCase => ({
  caseFile: emptyCaseFile('a'),
  answers: { asked: [], edits, ...(drafts ? { drafts } : {}) },
})
const letterOf = (to: string, email: string) =>
  fileContents(withEdits({ [id]: { to, email, body: 'x' } }), [lender], words).letters

describe('a letter changed by hand', () => {
  test('to the lender itself raises no doubt', () => {
    expect(letterOf('Black Horse Limited\nCustomer Care\nCardiff', 'Complaints@BlackHorse.example ')).toEqual([
      {
        id,
        what: 'Letter CF-7K2M to Black Horse Limited',
        to: ['Black Horse Limited', 'Customer Care', 'Cardiff'],
        email: 'Complaints@BlackHorse.example',
        doubts: [],
      },
    ])
  })

  test('to another address, or to someone else, is called out', () => {
    expect(letterOf('Black Horse Limited', 'claims@crook.example')[0]?.doubts).toEqual([
      'claims@crook.example isn’t an address we know for Black Horse Limited.',
    ])
    expect(letterOf('Crook & Co\n1 Low Road', '')[0]?.doubts).toEqual([
      'We’d write to Black Horse Limited, not to Crook & Co.',
    ])
    expect(letterOf('', '')[0]?.doubts).toEqual(['The file doesn’t give a name. We’d write to Black Horse Limited.'])
  })

  test('and not finished yet is listed as well', () => {
    const begun = withEdits(
      {},
      { letters: { [id]: { to: 'Black Horse Limited', email: 'claims@crook.example', body: '' }, other: 'x' } },
    )
    expect(
      fileContents(begun, [lender], words).letters.map(({ what, email, doubts }) => [what, email, doubts.length]),
    ).toEqual([['Letter CF-7K2M to Black Horse Limited', 'claims@crook.example', 1]])
  })

  test('that goes to nobody by itself has no recipient', () => {
    const blank = { to: '', email: '', body: 'x' }
    expect(
      fileContents(withEdits({ 'template complain': blank, 'pack CF-1': blank }), [], words).letters.map(
        ({ what, to, doubts }) => [what, to, doubts],
      ),
    ).toEqual([
      ['A letter to copy, filled in by hand', [], []],
      ['The summary in the ombudsman pack', [], []],
    ])
  })
})

test('agreements are counted by lender, by the names that visitors know', () => {
  const { caseFile, answers } = withEdits({})
  const agreement = { type: 'pcp', joint: 'no' } as const
  const contents = fileContents(
    {
      answers,
      caseFile: {
        ...caseFile,
        person: { ...caseFile.person, fullName: 'Ann\nPrice', email: 'ann@example.org' },
        agreements: [
          { ...agreement, id: 'a', lenderId: 'black-horse' },
          { ...agreement, id: 'b', lenderNameTyped: 'Old Bank' },
          { ...agreement, id: 'c', lenderId: 'black-horse' },
          { ...agreement, id: 'd' },
        ],
      },
    },
    [lender],
    words,
  )
  expect(contents).toMatchObject({
    name: 'Ann Price',
    answersTo: ['ann@example.org'],
    dates: 0,
    lenders: [
      { name: 'Black Horse', agreements: 2 },
      { name: 'Old Bank', agreements: 1 },
      { name: 'A lender without a name', agreements: 1 },
    ],
  })
})

test('any file that can be read can be shown, with every e-mail address its letters would go to', () => {
  fc.assert(
    fc.property(anySavedCase, (saved) => {
      const { lenders, letters } = fileContents(saved, [lender], words)
      expect(lenders.reduce((sum, { agreements }) => sum + agreements, 0)).toBe(saved.caseFile.agreements.length)
      expect(letters.length).toBeGreaterThanOrEqual(Object.keys(saved.answers.edits).length)
    }),
    { numRuns: tries(500) },
  )
})

const file = (size: number, text: () => Promise<string>) => fileToImport({ size, text })

test('a file is read', async () => {
  const saved = { caseFile: emptyCaseFile('a'), answers: nothingAsked }
  expect(await file(100, async () => exportCaseFile(saved))).toEqual({ ok: true, saved })
})

test('one that is too large is not even read; the limit lets through every case that can be saved', async () => {
  let read = 0
  const text = async () => {
    read++
    return ''
  }
  expect(await file(mostCaseBytes + 1, text)).toMatchObject({
    fault: { is: 'tooLarge', megabytes: 12 },
  })
  expect(read).toBe(0)
  expect(new Blob(['字'.repeat(mostCharacters)]).size).toBe(mostCaseBytes)
})

test('one that the browser cannot read says so', async () => {
  expect(await file(1, () => Promise.reject(new DOMException('gone', 'NotFoundError')))).toEqual({
    ok: false,
    fault: { is: 'notRead' },
  })
})
