import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { unseenLetters } from '../../../scripts/bench/unseenLetters.ts'
import { readLetters } from '../../../src/replies/readLetters.ts'
import {
  contentLenderLetters,
  lenderLetterCases,
  plainLenderLetters,
  writtenLenderLetters,
} from '../support/contentLenderLetters.ts'

const known = contentLenderLetters()

const answer = ({ text, complained }: (typeof lenderLetterCases)[number]) => {
  const read = readLetters(text, known, { complained })
  return {
    letters: read.flatMap((one) => one.letters.map(({ id }) => id)),
    asks: [...new Set(read.flatMap((one) => one.asks))],
  }
}

test.each(lenderLetterCases.filter(({ misread }) => !misread))('$file: $name', (one) =>
  expect(answer(one)).toEqual({ letters: one.letters, asks: one.asks ?? [] }),
)

test('cases that are marked as misread are, or the mark is to be taken off', () =>
  expect(
    lenderLetterCases
      .filter((one) => one.misread && isDeepStrictEqual(answer(one), { letters: one.letters, asks: one.asks ?? [] }))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]))

test('letters of a writer that nobody has learned from are read rightly nearly always, and hardly ever start a wrong clock', () => {
  const writers = unseenLetters(writtenLenderLetters, plainLenderLetters).filter(({ file }) =>
    file.includes('/writer-'),
  )
  const sum = (key: 'letters' | 'right' | 'wrongClocks') => writers.reduce((all, one) => all + one[key], 0)
  expect(writers).toHaveLength(6)
  expect(sum('right') / sum('letters')).toBeGreaterThan(0.8)
  expect(sum('wrongClocks') / sum('letters')).toBeLessThan(0.04)
})

/** Letters of one known kind, and which clock it starts. */
const single = lenderLetterCases.flatMap(({ letters, asks, misread, ...one }) => {
  const kind = letters.length === 1 && !asks && !misread ? known.letters.find(({ id }) => id === letters[0]) : undefined
  return kind ? [{ ...one, starts: kind.starts }] : []
})
type Single = (typeof single)[number]

/** Of the letters of some clock, those that are taken to start another once they are changed by words that mean nothing for it. */
function turned(clock: (starts: Single['starts']) => boolean, changed: (text: string) => string): number {
  const those = single.filter(({ starts }) => clock(starts))
  const wrong = those.filter(({ text, complained, starts }) => {
    const clocks = readLetters(changed(text.trimEnd()), known, { complained }).flatMap(({ letters }) =>
      letters.map((letter) => letter.starts),
    )
    return clocks.length === 0 ? starts !== null : clocks.some((one) => one !== starts)
  })
  return wrong.length / those.length
}

describe('what lenders print in every letter turns hardly one', () => {
  test.each([
    'You will be able to go to the Financial Ombudsman Service once you have our redress determination, and will have six months to do so.',
    'If you are not happy with our final response when it comes, you can refer it to the Financial Ombudsman Service within six months.',
    'If we send you a redress determination and you disagree with it, you may complain to the Financial Ombudsman Service within six months of the date of that determination.',
    'Customers who have had a final response or a redress determination have six months to go to the Financial Ombudsman Service.',
    'Our leaflet explains the redress scheme, opting in and your right to go to the Financial Ombudsman Service.',
    'A final response is our last word on a complaint. This is not one.',
    'In due course we shall write again with our determination, after which the Financial Ombudsman Service may be approached within six months.',
  ])('starts no clock: %s', (tail) =>
    expect(
      turned(
        (starts) => starts === null,
        (text) => `${text}\n\n${tail}`,
      ),
    ).toBeLessThan(0.03),
  )

  test.each([
    'You do not need a claims management company to go to the Financial Ombudsman Service.',
    'If you have any questions about this letter please ring us.',
    'This letter is not a marketing letter.',
  ])('stops no clock: %s', (tail) =>
    expect(
      turned(
        (starts) => starts !== null,
        (text) => `${text}\n\n${tail}`,
      ),
    ).toBeLessThan(0.03),
  )

  test.each([
    'Black Horse Limited\nPO Box 1, Cardiff\n\n2 November 2026\n\nAgreement number: 61220987',
    'Santander Consumer (UK) plc\n86 Station Road, Redhill RH1 1SR\nYour reference: 7712345',
    'Volkswagen Financial Services (UK) Limited\nYeomans Drive, Milton Keynes\nHire purchase agreement HCUK 118822',
  ])('nor does it matter who sends it: %s', (head) =>
    expect(
      turned(
        () => true,
        (text) => `${head}\n\n${text}`,
      ),
    ).toBeLessThan(0.03),
  )

  test('a decision that thanks for the answer to the provisional one stays the last word', () =>
    expect(
      turned(
        (starts) => starts === 'final-response' || starts === 'scheme-decision',
        (text) => `Thank you for the comments you sent on our provisional decision.\n\n${text}`,
      ),
    ).toBeLessThan(0.03))
})

describe('what is never guessed', () => {
  test('there are cases of every kind of letter, scanned ones and ones that no lender sends', () => {
    expect(lenderLetterCases.length).toBeGreaterThan(120)
    const told = new Set(lenderLetterCases.flatMap(({ letters }) => letters))
    expect(known.letters.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  })
})
