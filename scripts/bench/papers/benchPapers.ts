import '../../../src/papers/parsers/pdfWorker.ts'
import { lenderData } from '../../../src/site/lenderData.ts'
import type { Page } from '../../../src/papers/lines.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'
import { pagesOfPdf } from '../../../src/papers/parsers/pdf.ts'
import { loadSite } from '../../loadSite.ts'
import type { LenderData } from '../../../src/content/lenders/lenderData.ts'
import { decoys } from './decoys.ts'
import { madePapers } from './papers.ts'
import { pdfOf } from './pdfOf.ts'
import { type Score, score } from './score.ts'
import { asText } from './sheet.ts'
import { writtenPapers, writtenSets } from './writtenPapers.ts'

/** Reads made-up papers, as PDFs and as pasted text, and scores what was found by field. `seed` gives other deals. */
export async function benchPapers(seed: number, verbose: boolean): Promise<void> {
  const names = lenderData(loadSite('.', undefined))
  const sets = [
    { set: 'made up', papers: madePapers(seed * 1_000) },
    ...writtenSets.map((set) => ({ set, papers: writtenPapers(set, seed * 1_000) })),
  ]
  for (const { set, papers } of sets)
    for (const form of ['PDF', 'text'] as const) {
      const scores = new Map<string, Score>()
      let slowest = 0
      for (const { name, sheet, truths, turned, ...how } of papers) {
        // Nobody pastes text that stands on its side.
        if (turned && form === 'text') continue
        const bytes = form === 'PDF' ? await pdfOf(sheet, how) : undefined
        const started = performance.now()
        const pages = bytes ? await allPages(bytes) : pagesOfText(asText(sheet))
        const reading = readPapers([{ name, pages }], names)
        slowest = Math.max(slowest, performance.now() - started)
        score(name, reading, truths, scores, verbose ? (line) => console.log(`  ${line}`) : () => undefined)
      }
      print(`${set}, ${form}`, papers.length, scores, slowest)
    }
  printDecoys(names)
}

/** How much is read from papers that are none of car finance; none of it may be called sure. */
function printDecoys(names: LenderData): void {
  const all = decoys().map(({ name, kind, text }) => {
    const { papers, agreements } = readPapers([{ name, pages: pagesOfText(text) }], names)
    const findings = agreements.flatMap((agreement) => agreement.findings)
    return {
      isTold: papers.some((paper) => paper.kind === kind),
      found: findings.length,
      sure: findings.filter(({ doubts }) => doubts.length === 0).length,
    }
  })
  const sum = (key: 'found' | 'sure') => all.reduce((total, one) => total + one[key], 0)
  const told = all.filter(({ isTold }) => isTold).length
  console.log(
    `${all.length} decoys: ${told} told by their kind, ${sum('found')} values read, ${sum('sure')} of them called sure`,
  )
}

async function allPages(bytes: Uint8Array): Promise<Page[]> {
  const pages: Page[] = []
  for await (const one of pagesOfPdf(bytes)) if (!('why' in one)) pages.push(one.page)
  return pages
}

function print(form: string, count: number, scores: ReadonlyMap<string, Score>, slowest: number): void {
  console.log(`${count} papers as ${form}; the slowest took ${Math.round(slowest)} ms`)
  console.log(`${'field'.padEnd(16)} precision  recall  right  wrong  missed  wrong but sure`)
  const row = (name: string, { right, wrong, missed, wrongButSure }: Score) =>
    console.log(
      `${name.padEnd(16)} ${share(right, wrong).padStart(9)} ${share(right, missed).padStart(7)} ${[right, wrong, missed].map((n) => String(n).padStart(6)).join(' ')}  ${wrongButSure}`,
    )
  for (const [field, one] of [...scores].toSorted(([a], [b]) => a.localeCompare(b))) row(field, one)
  const all = [...scores.values()]
  const sum = (key: keyof Score) => all.reduce((total, one) => total + one[key], 0)
  row('all', { right: sum('right'), wrong: sum('wrong'), missed: sum('missed'), wrongButSure: sum('wrongButSure') })
}

const share = (right: number, other: number): string =>
  right + other === 0 ? '-' : `${((100 * right) / (right + other)).toFixed(1)}%`
