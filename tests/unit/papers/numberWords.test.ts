import { expect, test } from 'vitest'
import { inFigures } from '../../../src/papers/variants.ts'

test.each([
  ['nine thousand four hundred and ninety-five pounds', '£9,495.00'],
  ['two hundred and nineteen pounds and five pence each', '£219.05 each'],
  ['forty-eight monthly instalments', '48 monthly instalments'],
  ['sixty (60) months', '60 (60) months'],
  ['eleven point four per cent', '11.4 per cent'],
  ['the sixteenth day of September two thousand and nine', 'the 16 day of September 2009'],
  ['the twelfth day of January 2011', 'the 12 day of January 2011'],
  ['on the twenty-first day of March twenty fourteen', 'on the 21 day of March 2014'],
  ['the first and the second page', 'the first and the second page'],
  ['one two pounds', 'one two pounds'],
  ['one of the pounds', 'one of the pounds'],
])('"%s" is "%s"', (words, figures) => expect(inFigures(words)).toBe(figures))
