import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfOf, sheetText } from '../../bench/papers/pdfOf.ts'
import { type WrittenPaper, writtenPapers } from '../../bench/papers/writtenPapers.ts'
import { pageOf, pagesOfText } from '../../src/papers/lines.ts'
import type { Page } from '../../src/papers/page.ts'
import { readPapers } from '../../src/papers/readPapers.ts'
import '../../src/papers/parsers/pdfWorker.ts'
import { readFile } from '../../src/papers/parsers/readFile.ts'

const runs = Math.ceil(Number(process.env.FUZZ_RUNS ?? 600) / 10)
const seed = Number(process.env.FUZZ_SEED ?? 20261122)
// A minute is a hang, on the slowest machine too.
const longest = 60_000

const noNames = { lenders: [], names: [] }
const read = (pages: readonly Page[]) => readPapers([{ name: 'paper', pages }], noNames)

/** Every finding stands where it says, and its mark lies inside its passage. */
function expectSound(pages: readonly Page[]): void {
  const started = performance.now()
  for (const { findings, disclosures } of read(pages).agreements)
    for (const place of [...findings.map((finding) => finding.place), ...disclosures]) {
      expect(place.mark[0]).toBeGreaterThanOrEqual(0)
      expect(place.mark[1]).toBeLessThanOrEqual(place.passage.length)
      expect(place.mark[0]).toBeLessThan(place.mark[1])
      expect(pages.map(({ number }) => number)).toContain(place.page)
    }
  expect(performance.now() - started).toBeLessThan(longest)
}

const { sheet } = writtenPapers('first').find(({ name }) => name.startsWith('labels-left')) as WrittenPaper
const agreement = sheetText(sheet)
const snippets = [
  '£',
  '%',
  'APR',
  'Amount of credit',
  'half of the total amount payable',
  '\t',
  '\f',
  '\u202E',
  '\u00AD',
  '9'.repeat(400),
  '((((((((',
  '. . . . . .',
  'commission of £',
  '1 of £1, 1 of £1, ',
  '\uD800',
  'a'.repeat(3_000),
]

test(`${runs} spoilt agreements are read or passed over, each within ${longest} ms (seed ${seed})`, () => {
  const spoilt = fc.array(
    fc.record({
      at: fc.nat(agreement.length),
      cut: fc.nat(40),
      put: fc.oneof(fc.constantFrom(...snippets), fc.string()),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(spoilt, (changes) =>
      expectSound(
        pagesOfText(
          changes.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), agreement),
        ),
      ),
    ),
    { numRuns: runs, seed },
  )
})

test('words strewn over a page, turned and laid over each other, are read or passed over', () => {
  const piece = fc.record({
    text: fc.oneof(fc.constantFrom(...snippets, '£1,000.00', '48', 'Deposit'), fc.string()),
    // Mostly on the page, and now and then far off it or next to nothing.
    x: fc.oneof(fc.integer({ min: -50, max: 650 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
    y: fc.oneof(fc.integer({ min: -50, max: 900 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
    width: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.double({ min: 0, max: 1e4, noNaN: true })),
    size: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0.01, max: 500, noNaN: true })),
    turn: fc.oneof(fc.constant(0), fc.integer({ min: -720, max: 720 })),
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectSound([pageOf(1, pieces)])),
    { numRuns: runs, seed },
  )
})

test('a line of labels and figures without end is read to its end', () => {
  for (const one of ['Amount of credit ', '£1 ', '1 of £1.00, ', '12 ', 'A1/', 'commission ', '(', '....', 'total '])
    expectSound(pagesOfText(one.repeat(200_000)))
})

test('spoilt files of every kind are refused with a word, or read', async () => {
  const pdf = await pdfOf(sheet)
  const spoilt = fc.array(fc.record({ at: fc.nat(pdf.length - 1), put: fc.nat(255) }), { minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(spoilt, async (changes) => {
      const data = pdf.slice()
      for (const { at, put } of changes) data[at] = put
      for await (const one of readFile('paper.pdf', data)) if (!('why' in one)) expectSound([one.page])
    }),
    { numRuns: Math.ceil(runs / 5), seed },
  )
})
