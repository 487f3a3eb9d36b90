import { describe, expect, test } from 'vitest'
import { type Counted, endedAsWritten, nearestAmong } from '../../../src/search/spelling.ts'

const known: Counted[] = [
  'mercedes',
  'later',
  'chosen',
  'voluntary',
  'balloon',
  'insurance',
  'whether',
  'commission',
].map((word) => [word, 1])
const nearest = (typed: string) => nearestAmong([known], typed, typed.length)

test.each([
  ['mersadies', 'mercedes'],
  ['volantary', 'voluntary'],
  ['ballon', 'balloon'],
  ['insurence', 'insurance'],
  ['comission', 'commission'],
  ['wehther', 'whether'],
])('“%s” is taken for “%s”', (typed, meant) => expect(nearest(typed)).toBe(meant))

test.each(['lottery', 'chicken', 'motor', 'bal', '2016', 'leather'])(
  '“%s”, which only shares its consonants or little else with a known word, is left alone',
  (typed) => expect(nearest(typed)).toBeUndefined(),
)

describe('endings that are only heard', () => {
  test.each([
    ['terminashun', 'termination'],
    ['afordabilty', 'afordability'],
    ['agreemint', 'agreement'],
    ['balloon', 'balloon'],
  ])('of “%s” are written as in “%s”', (heard, written) => expect(endedAsWritten(heard)).toBe(written))
})
