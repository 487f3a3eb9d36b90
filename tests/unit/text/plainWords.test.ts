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

test('letters that a scanner took for figures between figures are figures', () => {
  expect(seenWords('G4471O8826, 2OO8, 7,47O.00, 8,299.OO, 6O months, 7l,460 miles, 17/1/O8')).toBe(
    'G447108826, 2008, 7,470.00, 8,299.00, 60 months, 71,460 miles, 17/1/08',
  )
  expect(seenWords('OX12 4NP, CO2, 1.6l, AO123')).toBe('OX12 4NP, CO2, 1.6l, AO123')
})

test('the last figures of a sum that a scanner took for letters are figures', () => {
  expect(seenWords('£378.2S, £2,29S.00, 7,267.9Z, £15B.94')).toBe('£378.25, £2,295.00, 7,267.92, £158.94')
  expect(seenWords('CASTLE M0TORS, WF0SXXGCDS7L4')).toBe('CASTLE MOTORS, WF0SXXGCDS7L4')
  expect(seenWords('£5S, £12 Sept, 2,100.9ZX')).toBe('£55, £12 Sept, 2,100.9ZX')
})

test('what a scanner broke or read otherwise in days and sums is whole', () => {
  expect(seenWords('30 Octo ber 2014, 19 FEB 20l0, 30 /10/ l4, £1. 480.24')).toBe(
    '30 October 2014, 19 FEB 2010, 30 /10/ 14, £1,480.24',
  )
  expect(seenWords('30 payments over 2014, £1. 480 people')).toBe('30 payments over 2014, £1. 480 people')
})
