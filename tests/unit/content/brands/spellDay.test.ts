import { expect, test } from 'vitest'
import { spellDay } from '../../../../src/content/brands/spellDay.ts'

test.each([
  ['1963', '1963'],
  ['2017-11', 'November 2017'],
  ['2017-11-01', '1 November 2017'],
  ['present', 'present'],
  [null, 'not known'],
])('%s is printed as %s', (written, printed) => {
  expect(spellDay(written)).toBe(printed)
})
