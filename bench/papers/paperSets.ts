import '../../src/papers/parsers/pdfWorker.ts'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LenderData } from '../../src/content/lenders/lenderData.ts'
import { knownNames, lenderNamed } from '../../src/papers/lenders.ts'
import { pagesOfText } from '../../src/papers/lines.ts'
import { readFile } from '../../src/papers/parsers/readFile.ts'
import type { PaperFile } from '../../src/papers/readPapers.ts'
import { seeded } from './deals.ts'
import { type Drawn, pdfOf, sheetText } from './pdfOf.ts'
import type { Truth } from './score.ts'
import { decoys, poundsText, type WrittenPaper, writtenPapers, writtenSets } from './writtenPapers.ts'

/** A paper with its right answers. A decoy, which isn’t about car finance, has none. */
export type KnownPaper = { name: string; files: readonly PaperFile[]; truths: readonly Truth[]; isDecoy: boolean }

/** Papers by one author. `told` lists the fields that their truths speak of, where those are not all. */
export type PaperSet = { set: string; papers: readonly KnownPaper[]; told?: readonly string[] }

/** Papers whose truth is known: sealed sets as files, the spoilt ones as PDFs, and all others as pasted text, or as PDFs. */
export async function paperSets(
  seed: number,
  asPdf: boolean,
  lenders: LenderData,
  sealed = sealedSets,
): Promise<PaperSet[]> {
  const made = async (set: string, papers: readonly WrittenPaper[]): Promise<PaperSet> => ({
    set,
    papers: await Promise.all(papers.map((paper) => asFile(paper, asPdf || set === 'spoilt'))),
  })
  return [
    ...(await Promise.all(sealed.map((set) => sealedSet(set, lenders)))),
    await made('spoilt', spoiltPapers(seed)),
    ...(await Promise.all(writtenSets.map((set) => made(set, writtenPapers(set, seed))))),
    {
      set: 'decoys',
      papers: decoys().map(({ name, text }) => ({
        name,
        files: [{ name, pages: pagesOfText(text) }],
        truths: [],
        isDecoy: true,
      })),
    },
  ]
}

const asFile = async ({ name, sheet, truths, ...how }: WrittenPaper, asPdf: boolean): Promise<KnownPaper> => ({
  name,
  truths,
  isDecoy: false,
  files: asPdf ? await filesOf(name, await pdfOf(sheet, how)) : [{ name, pages: pagesOfText(sheetText(sheet)) }],
})

const root = join(import.meta.dirname, '../../tests/fixtures/papers')

/** Sets that were read once before anybody who builds the reader had seen them: tests/fixtures/papers/README.md. */
export const sealedSets: readonly string[] = globSync('*/truth.json', { cwd: root })
  .map((file) => dirname(file))
  .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))

/** The fields of the sealed truths, by their names there. */
const sealedFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'product lender dealer agreementNumber cashPrice deposit partExchange amountOfCredit totalPayable apr commission commissionHow'
      .split(' ')
      .map((field) => [field, field]),
  ),
  monthly: 'payment',
  months: 'term',
  balloon: 'finalPayment',
  totalChargeForCredit: 'totalCharge',
  plate: 'registration',
  start: 'signedOn',
}
const inWords = ['product', 'dealer', 'agreementNumber', 'commissionHow', 'plate', 'start']
const camel = (value: string): string => value.replace(/-(?=[a-z])(.)/g, (_, next: string) => next.toUpperCase())

type Stated = Record<string, unknown> & { alsoOk?: Record<string, unknown> }

/** A sealed set, with every way in which a value counts as right. */
async function sealedSet(set: string, lenders: LenderData): Promise<PaperSet> {
  const known = knownNames(lenders)
  const readAs = (key: string, value: unknown): number | string =>
    key === 'months'
      ? Number(value)
      : key === 'lender'
        ? lenderNamed(String(value), known)
        : inWords.includes(key)
          ? camel(key === 'agreementNumber' ? (String(value).split(' (')[0] ?? '') : String(value))
          : Math.round(Number(value) * 100)
  const truthOf = ({ alsoOk = {}, ...stated }: Stated): Truth =>
    Object.fromEntries(
      Object.entries(sealedFields).flatMap(([key, field]) => {
        const also = [alsoOk[key] ?? [], key === 'lender' ? (stated.lenderTradesAs ?? []) : []].flat()
        // A dealer may be named without its town.
        const short = key === 'dealer' ? [String(stated[key] ?? '').split(', ')[0]] : []
        const all = stated[key] === undefined ? also : [stated[key], ...also, ...short].flat()
        // Skipping is right too where a paper does not say how commission was set.
        const mayBeLeft = stated[key] === undefined || stated[key] === 'not-stated'
        return all.length === 0 ? [] : [[field, [...all.map((one) => readAs(key, one)), ...(mayBeLeft ? [null] : [])]]]
      }),
    )
  const listed = JSON.parse(readFileSync(join(root, set, 'truth.json'), 'utf8')) as {
    file: string
    kind: string
    agreements: Stated[]
  }[]
  return {
    set,
    told: Object.values(sealedFields),
    papers: await Promise.all(
      listed.map(async ({ file, kind, agreements }) => ({
        name: file,
        files: await filesOf(file, readFileSync(join(root, set, file))),
        truths: agreements.map(truthOf),
        isDecoy: kind.startsWith('decoy'),
      })),
    ),
  }
}

async function filesOf(name: string, data: Uint8Array): Promise<PaperFile[]> {
  const files = new Map<string, PaperFile['pages'][number][]>()
  for await (const one of readFile(name, new Uint8Array(data)))
    if (!('why' in one)) files.set(one.name, [...(files.get(one.name) ?? []), one.page])
  return [...files].map(([part, pages]) => ({ name: part, pages }))
}

type Spoilt = (paper: WrittenPaper) => Partial<WrittenPaper>

const withWords =
  (words: (text: string) => string): Spoilt =>
  ({ sheet }) => ({ sheet: sheet.map((page) => page.map((one) => ({ ...one, text: words(one.text) }))) })
const onPage =
  (pieces: (page: Drawn[]) => Drawn[]): Spoilt =>
  ({ sheet }) => ({ sheet: sheet.map(pieces) })

/** Ways in which real papers are spoilt. */
const ways: Readonly<Record<string, Spoilt>> = {
  'letter by letter': () => ({ glyphs: true }),
  'with soft hyphens': withWords((text) => text.replace(/([a-z]{4})([a-z]{3})/g, '$1\u00AD$2')),
  'with right-to-left marks': withWords((text) => `\u200E${text}\u200F`),
  'with non-breaking spaces': withWords((text) => text.replaceAll(' ', '\u00A0')),
  'in capitals': withWords((text) => text.toUpperCase()),
  'with figures without commas': withWords((text) => text.replace(/(\d),(\d{3})/g, '$1$2')),
  turned: onPage((page) => page.map((one) => ({ ...one, x: 570 - one.y * 0.7, y: 40 + one.x, turn: 90 }))),
  'drawn in another order': onPage((page) => {
    const random = seeded(page.length)
    return page.toSorted(() => random() - 0.5)
  }),
  'bold by drawing twice': onPage((page) => page.flatMap((one) => [one, { ...one, x: one.x + 0.3 }])),
  'with a representative example before it': ({ sheet }) => ({ sheet: [example, ...sheet] }),
  'with a wrong sum': ({ sheet, truths: [truth] }) => {
    const [right, wrong] = [Number(truth?.amountOfCredit), Number(truth?.amountOfCredit) + 20_000]
    const spoilt = withWords((text) => text.replaceAll(poundsText(right), poundsText(wrong)))
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
const spoiltPapers = (seed: number): WrittenPaper[] =>
  writtenPapers('first', seed)
    .filter(({ name }) => /-(?:hp|pcp|conditional-sale)$/.test(name))
    .map((paper, index) => {
      const [name, spoil] = Object.entries(ways)[index % Object.keys(ways).length] as [string, Spoilt]
      return { ...paper, ...spoil(paper), name: `${paper.name}, ${name}` }
    })
