import { expect, test } from 'vitest'
import { closedUp, seenWords, unbroken } from '../../../src/text/plainWords.ts'

test('words read as they are seen: without unseen marks, with plain letters, quotes and dashes', () => {
  expect(seenWords('\u200E\uFB01nal pay\u00ADment\u00A0\u2013 8.9%\u00B9')).toBe('final payment - 8.9%')
  expect(seenWords('AMOUNT_OF_CREDIT')).toBe('AMOUNT OF CREDIT')
})

test('letters that stand apart are the words of a heading', () => {
  expect(closedUp('P A R T I E S')).toBe('PARTIES')
  expect(closedUp('a b c of d')).toBe('a b c of d')
})

test('a word that a line broke is whole', () => {
  expect(unbroken('agree-ment')).toBe('agreement')
})
