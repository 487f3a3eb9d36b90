import { expect, test } from 'vitest'
import { emptyCaseFile, exportCaseFile } from '../../../../src/casefile/caseFile.ts'
import { mostCaseBytes, mostCharacters } from '../../../../src/casefile/parseCaseFile.ts'
import { nothingAsked } from '../../../../src/casefile/toolAnswers.ts'
import { fileToImport } from '../../../../src/toolkit/case/fileToImport.ts'

const file = (size: number, text: () => Promise<string>) => fileToImport({ size, text })

test('a file is read', async () => {
  const saved = { caseFile: emptyCaseFile('a'), answers: nothingAsked }
  expect(await file(100, async () => exportCaseFile(saved))).toEqual({ ok: true, saved, migratedFrom: null })
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
