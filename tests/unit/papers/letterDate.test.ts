import { expect, test } from 'vitest'
import { letterDate } from '../../../src/papers/letterDate.ts'

test('the date is the line that is one, or says that it is', () => {
  expect(letterDate('Black Horse\nPO Box 1\n2 May 2026\nDear Ms Sample\nYour agreement of 3 June 2015')).toEqual({
    date: '2026-05-02',
    line: '2 May 2026',
    mark: [0, 10],
  })
  expect(letterDate('Our ref 123  Date: 14/09/2026\nDear Mr Sample')?.date).toBe('2026-09-14')
  expect(letterDate('Monday, 5 October 2026\nDear Mr Sample')?.date).toBe('2026-10-05')
  expect(letterDate('Acorn Finance\nFinal response\n2026-10-05\n\nHi Priya!')?.date).toBe('2026-10-05')
})

test.each([
  'Agreement HP4432 dated 3.6.15 5.10.26',
  'Agreement HP4432 of 3 June 2015, 5.10.26',
  'Agreement date: 3.6.15 Date: 5.10.26',
  '5.10.26 Agreement HP4432 dated 3.6.15',
  'Our ref: AB/12, 5.10.26',
  'Agreement 4432 (3.6.15)\nOur ref AB/12 | 5.10.26',
])('the date of a letter is told from that of an agreement beside it: %s', (head) =>
  expect(letterDate(`Brookvale Finance\n${head}\nDear Mr Brown`)?.date).toBe('2026-10-05'),
)

test.each([
  'Your hire purchase agreement, 3.6.15',
  'Agreement 4432 (3.6.15)',
  'Agreement dated 3.6.15, signed 5.6.15',
  'Re: complaint received 5.10.26',
])('and an agreement’s date alone is none: %s', (head) =>
  expect(letterDate(`Brookvale Finance\n${head}\nDear Mr Brown`)).toBeUndefined(),
)

test('dates of something else are none', () => {
  expect(letterDate('Agreement dated 3 June 2015 with us\nDear Mr Sample\nYou wrote on 4 May 2026.')).toBeUndefined()
  expect(letterDate('Date of birth: 04/07/1979\nDear Mr Sample')).toBeUndefined()
  expect(letterDate('')).toBeUndefined()
})

test('a date that ends the last line by itself is the letter’s', () => {
  const offer = 'We offer you £450 in full and final settlement. Please sign and return within 14 days.'
  expect(letterDate(`${offer} 5.10.26`)?.date).toBe('2026-10-05')
  expect(letterDate(`Dear Mr Brown\n${offer}\nYours faithfully. 5 October 2026\n`)?.date).toBe('2026-10-05')
  expect(letterDate('We decided your complaint of 5.10.26')).toBeUndefined()
  expect(letterDate('We had your complaint. You signed on 5.10.26')).toBeUndefined()
})
