import { describe, expect, test } from 'vitest'
import { nextLetterKinds } from '../../../src/content/letters/letterKinds.ts'
import type { Letter } from '../../../src/letters/letter.ts'
import { letterToFirm, nextLetter } from '../../../src/letters/nextLetter.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { heightInWord, page } from './pageHeight.ts'
import { caseOf, context, gradeOf, lettersOf } from './sampleCase.ts'

const bodyOf = ({ paragraphs }: Letter) => paragraphs.map(blockText).join('\n\n')
const kinds = ['no-reply', ...nextLetterKinds] as const
const write = (kind: (typeof kinds)[number], content = {}) =>
  lettersOf(
    nextLetter(
      {
        kind,
        lender: 'volkswagen-financial-services',
        about: '2026-08-31',
        code: 'RD02',
        missing: ['how much commission was paid'],
      },
      caseOf(content),
      context,
    ),
  )

test.each(kinds)('%s reads well, fits one page and accepts or refuses nothing', (kind) => {
  const letter = write(kind)
  expect(bodyOf(letter)).toMatchSnapshot()
  expect(gradeOf(letter.paragraphs)).toBeLessThanOrEqual(9)
  expect(heightInWord(letter)).toBeLessThanOrEqual(page.height)
  expect(bodyOf(letter)).not.toMatch(/reject|I accept /i)
})

describe('leaving a firm', () => {
  const firm = { name: 'Example Claims Ltd', signedOn: '2026-11-10' }
  test('in the first days', () => {
    const letter = letterToFirm('cancel-in-time', firm, caseOf({}), context)
    expect(letter.kind).toBe('cancel-in-time')
    expect(toPlainText(letter)).toMatchSnapshot()
  })
  test('later, with a question about the fee', () => {
    expect(letterToFirm('cancel-later', { ...firm, signedOn: '2026-10-01' }, caseOf({}), context).kind).toBe(
      'cancel-later',
    )
    expect(bodyOf(letterToFirm('cancel-later', { name: firm.name }, caseOf({}), context))).toMatchSnapshot()
  })
  test('asking first', () => {
    const letter = letterToFirm('fee-breakdown', firm, caseOf({}), context)
    expect(bodyOf(letter)).toContain('This letter does not end it.')
    expect(gradeOf(letter.paragraphs)).toBeLessThanOrEqual(9)
  })
})
