import { expect, test } from 'vitest'
import { letterAnchors } from '../../../src/replies/letterAnchors.ts'
import type { LenderLetterKind } from '../../../src/replies/schema.ts'

const letter = (id: string, more: Partial<LenderLetterKind> = {}) => ({ id, ...more }) as LenderLetterKind

test('a code leads to the first letter of the page that bears it; the others have their own names', () => {
  const letters = [
    letter('later', { annex: 7, code: 'RD01' }),
    letter('ordinary'),
    letter('first', { annex: 5, code: 'RD01' }),
  ]
  expect([...letterAnchors(letters)]).toEqual([
    ['first', ['first', 'rd01']],
    ['later', ['later']],
    ['ordinary', ['ordinary']],
  ])
})
