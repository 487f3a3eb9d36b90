import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportCaseFile } from '../../../../src/casefile/caseFile.ts'
import { parseCaseFile } from '../../../../src/casefile/parseCaseFile.ts'
import { forgetAside, keepLetter, setLetterAside } from '../../../../src/toolkit/case/keepLetter.ts'
import { compose, nothingTold } from '../../../../src/toolkit/case/snapshot.ts'
import { anySavedCase } from '../../support/anyCaseFile.ts'

const letter = { to: 'Example Lender', email: 'complaints@example.org', body: 'Please explain.' }

describe('a letter changed by hand', () => {
  test('is kept beside the others, and forgotten alone', () => {
    const kept = compose(
      keepLetter('template complain', letter),
      keepLetter('pack 1', { ...letter, body: 'In short.' }),
    )(nothingTold)
    expect(kept.answers.edits).toEqual({ 'template complain': letter, 'pack 1': { ...letter, body: 'In short.' } })
    expect(keepLetter('template complain', undefined)(kept).answers.edits).toEqual({
      'pack 1': { ...letter, body: 'In short.' },
    })
  })

  test('is set aside when it is written again, and forgotten when nobody wants it', () => {
    const aside = compose(
      keepLetter('complaint CF-1 Acorn', letter),
      setLetterAside('complaint CF-1 Acorn'),
    )(nothingTold)
    expect(aside.answers).toEqual({ asked: [], edits: {}, setAside: { 'complaint CF-1 Acorn': letter.body } })
    expect(forgetAside('complaint CF-1 Acorn')(aside).answers.setAside).toEqual({})
    expect(setLetterAside('complaint CF-2 Acorn')(aside)).toBe(aside)
  })

  test('is whole up to the most a case holds, and cut off there', () => {
    const bodyOf = (length: number) =>
      keepLetter('template ask', { ...letter, body: 'x'.repeat(length) })(nothingTold).answers.edits['template ask']
        ?.body.length
    expect([bodyOf(99_999), bodyOf(100_000), bodyOf(100_001)]).toEqual([99_999, 100_000, 100_000])
  })

  test('leaves any case one that can be read again, however long it is and whatever it is called', () => {
    // No letter is called by the one name that an object does not keep.
    const anyId = fc.string().filter((id) => id !== '__proto__')
    const book = 'long 😀'.repeat(25_000)
    fc.assert(
      fc.property(anySavedCase, anyId, (saved, id) => {
        const kept = keepLetter(id, { to: book, email: book, body: book })(saved)
        expect(parseCaseFile(exportCaseFile(kept))).toEqual({ ok: true, saved: kept })
      }),
      { numRuns: 50 },
    )
  })
})
