import { expect, test } from 'vitest'
import { pointCheck } from '../../../src/replies/pointCheck.ts'
import { contentLenderLetters } from '../support/contentLenderLetters.ts'

const known = contentLenderLetters()
const invitation = known.letters.find(({ id }) => id === 'opt-in-invitation')?.contains ?? []
const noArrangement = known.signs.find(({ id }) => id === 'no-arrangement')?.contains ?? []

/** What is found of one point in some words. */
const found = (points: typeof invitation, says: string, words: string) =>
  pointCheck(
    words,
    points.filter((point) => point.says === says),
    known,
  ).map((point) => point.found !== undefined)

test('a time to answer within does not say that an agreement is within the scheme', () => {
  const says = 'that your agreement is covered'
  expect(found(invitation, says, 'You must tell us within six months.')).toEqual([false])
  expect(found(invitation, says, 'Your agreement is within the motor finance redress scheme.')).toEqual([true])
  expect(found(invitation, says, 'Your agreement is covered.')).toEqual([true])
})

test('the sum of a commission does not say whether it was high', () => {
  const says = 'whether the commission was high'
  expect(found(noArrangement, says, 'The commission paid was £612.50.')).toEqual([false])
  expect(found(noArrangement, says, 'The commission was not high.')).toEqual([true])
})
