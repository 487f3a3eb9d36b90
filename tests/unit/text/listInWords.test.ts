import { expect, test } from 'vitest'
import { listInWords } from '../../../src/text/listInWords.ts'

test.each([
  [[], ''],
  [[1], '1'],
  [[1, 2], '1 and 2'],
  [[1, 2, 3], '1, 2 and 3'],
  [['Ann Price', 'Bo Lee', 'Cy Moss', 'Di Fox'], 'Ann Price, Bo Lee, Cy Moss and Di Fox'],
])('%j is named as “%s”', (items, said) => expect(listInWords(items)).toBe(said))
