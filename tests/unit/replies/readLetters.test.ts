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

describe('what is never guessed', () => {
  test('there are cases of every kind of letter, scanned ones and ones that no lender sends', () => {
    expect(lenderLetterCases.length).toBeGreaterThan(120)
    const told = new Set(lenderLetterCases.flatMap(({ letters }) => letters))
    expect(known.letters.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  })
})
