import { describe, expect, test } from 'vitest'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { changedSince, editedLetter, editOf } from '../../../src/letters/editedLetter.ts'
import { toPlainText } from '../../../src/letters/toPlainText.ts'
import { complaintAnswers, context, lettersOf } from './sampleCase.ts'

const letter = lettersOf(complaintLetters(complaintAnswers(), context))[0]!

describe('a letter changed by hand', () => {
  test('and left as it was is the same letter', () =>
    expect(toPlainText(editedLetter(letter, editOf(letter)))).toBe(toPlainText(letter)))

  test('keeps the form of what was not touched and takes new paragraphs and lists', () => {
    const edit = editOf(letter)
    const changed = editedLetter(letter, {
      ...edit,
      body: `${edit.body}\n\nOne more thing.\n\n- first\n- second\n\n1. one\n2. two`,
    })
    expect(changed.paragraphs.slice(0, letter.paragraphs.length)).toEqual(letter.paragraphs)
    expect(changed.paragraphs.slice(letter.paragraphs.length)).toEqual([
      { kind: 'text', text: 'One more thing.' },
      { kind: 'list', ordered: false, items: ['first', 'second'] },
      { kind: 'list', ordered: true, items: ['one', 'two'] },
    ])
  })

  test('goes where the visitor says', () => {
    expect(
      editedLetter(letter, { ...editOf(letter), to: 'Other Firm\n1 New Road\n\nLeeds', email: ' x@example.com ' }).to,
    ).toEqual({ name: 'Other Firm', lines: ['1 New Road', 'Leeds'], email: 'x@example.com' })
    expect(editedLetter(letter, { to: '', email: '', body: '' })).toMatchObject({
      to: { name: '', lines: [], email: null },
      paragraphs: [],
    })
  })
})

describe('the answers, since a letter was changed by hand', () => {
  const from = editOf(letter)
  test('are the same', () => expect(changedSince(from, editOf(letter))).toBeNull())
  test('were not kept beside it', () => expect(changedSince(undefined, from)).toBeNull())
  test('give another plate: what it was, and what it is', () =>
    expect(changedSince(from, { ...from, body: from.body.replace('AB16 CDE', 'XY19 ZZZ') })).toEqual({
      was: [
        'PCP, started in May 2016. Agreement number VW12345678. Number plate AB16 CDE. Dealer or broker: Example Motors, Leeds.',
      ],
      is: [
        'PCP, started in May 2016. Agreement number VW12345678. Number plate XY19 ZZZ. Dealer or broker: Example Motors, Leeds.',
      ],
    }))
})
