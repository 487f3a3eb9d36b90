import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readLetters } from '../../../src/replies/readLetters.ts'
import { contentLenderLetters, lenderLetterCases } from '../support/contentLenderLetters.ts'

const known = contentLenderLetters()

const answer = ({ text, complained }: (typeof lenderLetterCases)[number]) => {
  const read = readLetters(text, known, { complained })
  return {
    letters: read.flatMap((one) => one.letters.map(({ id }) => id)),
    asks: [...new Set(read.flatMap((one) => one.asks))],
  }
}

test.each(lenderLetterCases.filter(({ held }) => !held))('$file: $name', (one) =>
  expect(answer(one)).toEqual({ letters: one.letters, asks: one.asks ?? [] }),
)

test('of the letters kept back while the signs were worked out nearly all are read rightly', () => {
  const held = lenderLetterCases.filter((one) => one.held)
  const right = held.filter((one) => isDeepStrictEqual(answer(one), { letters: one.letters, asks: one.asks ?? [] }))
  expect(right.length / held.length).toBeGreaterThan(0.9)
})

/** Letters of one known kind, and which clock it starts. */
const single = lenderLetterCases.flatMap(({ letters, asks, held, ...one }) => {
  const kind = letters.length === 1 && !asks && !held ? known.letters.find(({ id }) => id === letters[0]) : undefined
  return kind ? [{ ...one, starts: kind.starts }] : []
})
const clocksOf = (text: string, complained: boolean | undefined) =>
  readLetters(text, known, { complained }).flatMap(({ letters }) => letters.map(({ starts }) => starts))

describe('what lenders print in every letter', () => {
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
      single
        .filter(({ starts }) => starts === null)
        .filter(({ text, complained }) =>
          clocksOf(`${text.trimEnd()}\n\n${tail}`, complained).some((one) => one !== null),
        )
        .map(({ name }) => name),
    ).toEqual([]),
  )

  test.each([
    'You do not need a claims management company to go to the Financial Ombudsman Service.',
    'If you have any questions about this letter please ring us.',
    'This letter is not a marketing letter.',
  ])('stops no clock: %s', (tail) =>
    expect(
      single
        .filter(({ starts }) => starts !== null)
        .filter(({ text, complained, starts }) => {
          const clocks = clocksOf(`${text.trimEnd()}\n\n${tail}`, complained)
          return clocks.length === 0 || clocks.some((one) => one !== starts)
        })
        .map(({ name }) => name),
    ).toEqual([]),
  )

  test('a decision that thanks for the answer to the provisional one stays the last word', () =>
    expect(
      single
        .filter(({ starts }) => starts === 'final-response' || starts === 'scheme-decision')
        .filter(({ text, complained, starts }) =>
          clocksOf(`Thank you for the comments you sent on our provisional decision.\n\n${text}`, complained).some(
            (one) => one !== starts,
          ),
        )
        .map(({ name }) => name),
    ).toEqual([]))
})

describe('what is never guessed', () => {
  test('there are cases of every kind of letter, scanned ones and ones that no lender sends', () => {
    expect(lenderLetterCases.length).toBeGreaterThan(120)
    const told = new Set(lenderLetterCases.flatMap(({ letters }) => letters))
    expect(known.letters.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  })
})
