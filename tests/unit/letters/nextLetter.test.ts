import { describe, expect, test } from 'vitest'
import { cancelLetter, feeBreakdownLetter } from '../../../src/letters/cancelLetters.ts'
import { nextLetterKinds } from '../../../src/content/letters/letterKinds.ts'
import { nextLetter } from '../../../src/letters/nextLetter.ts'
import { blockText, toPlainText } from '../../../src/letters/toPlainText.ts'
import type { Letter } from '../../../src/letters/letter.ts'
import { readingGrade } from '../../../src/content/prose/readingGrade.ts'
import { withFact } from '../support/contentFacts.ts'
import { caseOf, context, vw } from './sampleCase.ts'

const bodyOf = ({ paragraphs }: Letter) => paragraphs.map(blockText).join('\n\n')
const gradeOf = ({ paragraphs }: Letter) =>
  readingGrade(
    paragraphs
      .filter(({ kind }) => kind !== 'details')
      .map(blockText)
      .join('\n'),
  )
const write = (kind: (typeof nextLetterKinds)[number], content = {}) =>
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
  )

test.each(nextLetterKinds)('%s reads well, fits one page and accepts or refuses nothing', (kind) => {
  const letter = write(kind)
  expect(bodyOf(letter)).toMatchSnapshot()
  expect(gradeOf(letter)).toBeLessThanOrEqual(9)
  expect(toPlainText(letter).length).toBeLessThanOrEqual(3_200)
  expect(bodyOf(letter)).not.toMatch(/reject|I accept /i)
})

test('a late answer about a lease names the day; one about the scheme asks for news', () => {
  expect(bodyOf(write('no-reply', { agreements: [{ ...vw, type: 'lease' }] }))).toContain(
    'That time ended on 26 October 2026.',
  )
  expect(bodyOf(write('no-reply'))).toContain('you must keep me informed')
})

test('no answer is called late while the scheme may cover the agreement, unless both its time and the ordinary one are over', () => {
  const unknown = { ...vw, type: 'unknown' as const }
  const bodyAt = (today: string, state: string, agreement: typeof vw | typeof unknown) =>
    bodyOf(
      nextLetter(
        { kind: 'no-reply', lender: 'volkswagen-financial-services', about: '2026-06-15' },
        caseOf({ agreements: [agreement] }),
        { ...context, today, facts: withFact(context.facts, 'scheme.state', state) },
      ),
    )
  const { start: _, ...undated } = vw
  expect(bodyAt('2026-11-21', 'part-suspended', unknown)).toContain('you must keep me informed')
  expect(bodyAt('2026-11-21', 'part-suspended', undated)).toContain('you must keep me informed')
  // Its kind is not known. Under the scheme the time ends on 30 September 2026.
  expect(bodyAt('2026-09-30', 'upheld', unknown)).toContain('you must keep me informed')
  expect(bodyAt('2026-10-01', 'upheld', unknown)).toContain('That time ended on 10 August 2026.')
  expect(bodyAt('2026-11-21', 'quashed', unknown)).toContain('That time ended on 10 August 2026.')
})

test('a late answer allows for the days on which the weeks stood still, and says so', () => {
  const personalLoan = { ...vw, type: 'personalLoan' as const }
  const bodyAt = (about: string, agreement: typeof vw | typeof personalLoan | { type: 'lease' }) =>
    bodyOf(
      nextLetter(
        { kind: 'no-reply', lender: 'volkswagen-financial-services', about },
        caseOf({ agreements: [{ ...vw, ...agreement }] }),
        context,
      ),
    )
  expect(bodyAt('2025-03-01', personalLoan)).toContain(
    'The days from 2 March 2025 to 31 May 2026 did not count, because of the pause in the rules. That time ended on 26 July 2026.',
  )
  expect(bodyAt('2025-03-01', { type: 'lease' })).toContain(
    'The days from 2 March 2025 to 4 December 2025 did not count, because of the pause in the rules. That time ended on 29 January 2026.',
  )
  expect(bodyAt('2026-08-31', personalLoan)).not.toContain('did not count')
})

describe('leaving a firm', () => {
  const firm = { name: 'Example Claims Ltd', signedOn: '2026-11-10' }
  test('in the first days', () => {
    const letter = cancelLetter(firm, caseOf({}), context)
    expect(letter.kind).toBe('cancel-in-time')
    expect(toPlainText(letter)).toMatchSnapshot()
  })
  test('later, with a question about the fee', () => {
    expect(cancelLetter({ ...firm, signedOn: '2026-10-01' }, caseOf({}), context).kind).toBe('cancel-later')
    expect(bodyOf(cancelLetter({ name: firm.name }, caseOf({}), context))).toMatchSnapshot()
  })
  test('asking first', () => {
    const letter = feeBreakdownLetter(firm, caseOf({}), context)
    expect(bodyOf(letter)).toContain('This letter does not end it.')
    expect(gradeOf(letter)).toBeLessThanOrEqual(9)
  })
})
