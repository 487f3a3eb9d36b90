import { describe, expect, test } from 'vitest'
import { emptyCaseFile, exportCaseFile } from '../../../../src/casefile/caseFile.ts'
import { parseCaseFile } from '../../../../src/casefile/parseCaseFile.ts'
import { compose, draftOf, inDraft, nothingTold, withoutDraft } from '../../../../src/toolkit/case/snapshot.ts'

const half = compose(
  inDraft('birth', 'birth', { day: '3', month: '', year: '' }),
  inDraft('birth', 'sure', true),
)(nothingTold)

describe('what stands in the boxes of a question that is not answered yet', () => {
  test('is kept box by box', () => {
    expect(half.answers.drafts).toEqual({ birth: { birth: { day: '3', month: '', year: '' }, sure: true } })
    expect(draftOf(half, 'birth', 'birth', { day: '', month: '', year: '' })).toEqual({ day: '3', month: '', year: '' })
  })

  test('is still there when something was typed into another question, and that one was answered', () => {
    const other = inDraft('name', 'name', 'An')(half)
    expect(other.answers.drafts).toEqual({ ...half.answers.drafts, name: { name: 'An' } })
    expect(withoutDraft('name')(other)).toEqual(half)
  })

  test('is shown on its own step only, and never under a name that every object has', () => {
    expect(draftOf(half, 'name', 'birth', { day: '', month: '', year: '' })).toBeUndefined()
    expect(draftOf(half, 'birth', 'constructor', '')).toBeUndefined()
  })

  test.each([
    ['words where a tick belongs', 'sure', ''],
    ['a list where parts belong', 'birth', ['']],
    ['parts that are not all there', 'birth', { street: '' }],
  ])('is left out when it is %s', (_, box, kind) => {
    expect(draftOf(half, 'birth', box, kind)).toBeUndefined()
  })

  test('fits a case that can be read again, however long it is', () => {
    const book = 'x'.repeat(150_000)
    const { answers } = compose(
      inDraft('words', 'words', book),
      inDraft('words', 'parts', { street: book }),
      inDraft('words', 'list', [book]),
    )(nothingTold)
    expect(parseCaseFile(exportCaseFile({ caseFile: emptyCaseFile('case'), answers })).ok).toBe(true)
  })

  test('is forgotten once its question is answered, and only then', () => {
    expect(withoutDraft('birth')(half)).toEqual(nothingTold)
    expect(withoutDraft('name')(half)).toBe(half)
  })
})
