import { expect, test } from 'vitest'
import { pagesOfText } from '../../../../../src/papers/lines.ts'
import { readPapers } from '../../../../../src/papers/readPapers.ts'
import type { TaughtLetters } from '../../../../../src/replies/schema.ts'
import { lettersIn } from '../../../../../src/toolkit/papers/reader/lettersIn.ts'
import { plainLenderLetters } from '../../../support/contentLenderLetters.ts'

const lettersOf = (text: string, known: TaughtLetters | null = plainLenderLetters) => {
  const files = [{ name: 'bundle.txt', pages: pagesOfText(text) }]
  return lettersIn(files, readPapers(files, { lenders: [], names: [] }).papers, known).map(
    ({ letters, date, from, text: words }) => ({ ids: letters.map(({ id }) => id), date: date?.date, from, words }),
  )
}

const finalResponse =
  'Acorn Finance\n2 November 2026\nDear Ms Sample\nThis is our final response to your complaint. You have six months from the date of this letter to go to the Financial Ombudsman Service.\nYours sincerely'

test('a letter in a bundle is told by its kind, with its date and page', () => {
  expect(lettersOf(`Credit agreement\nAPR 8.9%\f${finalResponse}`)).toMatchObject([
    { ids: ['final-response'], date: '2026-11-02', from: 2, words: expect.stringContaining('Dear Ms Sample') },
  ])
})

test('a decision that is not written as a letter is one all the same', () => {
  expect(
    lettersOf(
      'REDRESS DETERMINATION\n14 October 2026\nThis is our redress determination. No redress is due. You may refer it to the Financial Ombudsman Service within six months.',
    ),
  ).toMatchObject([{ ids: ['determination'], date: '2026-10-14' }])
})

test('without the kinds a letter is still found, and nothing else is', () => {
  expect(lettersOf(finalResponse, null)).toMatchObject([{ ids: [], date: '2026-11-02' }])
  expect(lettersOf('A poem about spring')).toEqual([])
})
