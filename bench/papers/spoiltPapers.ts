import { seeded } from './deals.ts'
import type { Drawn } from './pdfOf.ts'
import { poundsText } from './print.ts'
import { type WrittenPaper, writtenPapers } from './writtenPapers.ts'

/** Ways a paper is spoilt. */
type Spoilt = (paper: WrittenPaper) => Partial<WrittenPaper>

const inWords =
  (words: (text: string) => string): Spoilt =>
  ({ sheet }) => ({ sheet: sheet.map((page) => page.map((one) => ({ ...one, text: words(one.text) }))) })
const onPage =
  (pieces: (page: Drawn[]) => Drawn[]): Spoilt =>
  ({ sheet }) => ({ sheet: sheet.map(pieces) })

/** Ways in which real papers are spoilt. */
const ways: Readonly<Record<string, Spoilt>> = {
  'letter by letter': () => ({ glyphs: true }),
  'with soft hyphens': inWords((text) => text.replace(/([a-z]{4})([a-z]{3})/g, '$1\u00AD$2')),
  'with right-to-left marks': inWords((text) => `\u200E${text}\u200F`),
  'with non-breaking spaces': inWords((text) => text.replaceAll(' ', '\u00A0')),
  'in capitals': inWords((text) => text.toUpperCase()),
  'with figures without commas': inWords((text) => text.replace(/(\d),(\d{3})/g, '$1$2')),
  turned: onPage((page) => page.map((one) => ({ ...one, x: 570 - one.y * 0.7, y: 40 + one.x, turn: 90 }))),
  'drawn in another order': onPage((page) => {
    const random = seeded(page.length)
    return page.toSorted(() => random() - 0.5)
  }),
  'bold by drawing twice': onPage((page) => page.flatMap((one) => [one, { ...one, x: one.x + 0.3 }])),
  'with a representative example before it': ({ sheet }) => ({ sheet: [example, ...sheet] }),
  'with a wrong sum': ({ sheet, truths: [truth] }) => {
    const [right, wrong] = [Number(truth?.amountOfCredit), Number(truth?.amountOfCredit) + 20_000]
    const spoilt = inWords((text) => text.replaceAll(poundsText(right), poundsText(wrong)))
    return { ...spoilt({ name: '', sheet, truths: [] }), truths: [{ ...truth, amountOfCredit: wrong }] }
  },
}

const example: Drawn[] = [
  { text: 'Representative example', x: 50, y: 60, size: 14 },
  {
    text: 'Representative APR 9.9%. Example: amount of credit £10,000.00, 48 monthly payments of £251.20, total amount payable £12,057.60.',
    x: 50,
    y: 90,
    size: 8,
  },
]

/** Each agreement of the first set, spoilt in one of these ways. */
export const spoiltPapers = (seed: number): WrittenPaper[] =>
  writtenPapers('first', seed)
    .filter(({ name }) => /-(?:hp|pcp|conditional-sale)$/.test(name))
    .map((paper, index) => {
      const [name, spoil] = Object.entries(ways)[index % Object.keys(ways).length] as [string, Spoilt]
      return { ...paper, ...spoil(paper), name: `${paper.name}, ${name}` }
    })
