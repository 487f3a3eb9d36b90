import { expect, test } from 'vitest'
import { plainText, printedWords } from '../../../../src/content/prose/plainText.ts'
import { proseContext } from '../../../support/prose.tsx'

test('the words as a reader meets them, a block a line', () => {
  expect(plainText('## Who\n\nAbout {% fact "test.fact" /%}, *each*.\n\n- one\n- two\n', proseContext)).toBe(
    'Who\nAbout £829, each.\none\ntwo',
  )
})

test('tables, worked examples and figures are left out', () => {
  expect(
    plainText(
      'Before.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n{% example %}\n\nSay £10.\n\n{% /example %}\n\n{% figure "timeline" /%}\n\nAfter.',
      proseContext,
    ),
  ).toBe('Before.\nAfter.')
})

test('words with a fact that there is not stay as they stand, for the checks to say so', () => {
  expect(printedWords('Up to {% fact "test.fact" /%}.', proseContext)).toBe('Up to £829.')
  expect(printedWords('Up to {% fact "test.none" /%}.', proseContext)).toBe('Up to {% fact "test.none" /%}.')
})
