import { appendFileSync } from 'node:fs'
import { loadSite } from '../../scripts/loadSite.ts'
import { readPapers } from '../../src/papers/readPapers.ts'
import { lenderData } from '../../src/site/lenderData.ts'
import { type PaperSet, paperSets } from './paperSets.ts'
import { type FieldScore, score, totalOf } from './score.ts'

type PapersBench = {
  /** Gives other deals to the papers that are made up. */
  seed: number
  /** Reads all sets as PDFs, and not as pasted text. */
  asPdf: boolean
  /** Tells of everything that is read wrongly or missed. */
  verbose: boolean
  /** How the history calls this reading of the sealed sets; undefined to keep none. */
  keep: string | undefined
  today: string
}

const historyFile = 'docs/papers-history.yaml'

/** npm run bench -- papers: how much of known papers is found and right, how much is called sure and wrong, and what is read from decoys. */
export async function benchPapers({ seed, asPdf, verbose, keep, today }: PapersBench): Promise<void> {
  const names = lenderData(loadSite('.', undefined))
  const sets = await paperSets(seed * 1_000, asPdf, names)
  const fields = new Map<string, FieldScore>()
  console.log(`${'set'.padEnd(14)} precision  recall  wrong  missed    sure  wrong   decoys: read  sure   ms a page`)
  for (const one of sets) {
    const { scores, decoys, ms, pages } = read(one, names, verbose)
    for (const [field, own] of scores)
      fields.set(field, totalOf([own, ...(fields.has(field) ? [fields.get(field) as FieldScore] : [])]))
    const all = totalOf(scores.values())
    console.log(
      `${row(one.set, all)} ${String(decoys.wrong).padStart(14)} ${String(decoys.sure).padStart(5)} ${(ms / pages).toFixed(1).padStart(11)}`,
    )
    if (keep !== undefined && one.told)
      appendFileSync(
        historyFile,
        `- { on: ${today}, of: ${JSON.stringify(keep)}, set: ${one.set}, precision: ${share(all.right, all.wrong)}, recall: ${share(all.right, all.missed)}, sure: ${all.sure}, sureWrong: ${all.sureWrong}, sureOfDecoys: ${decoys.sure} }\n`,
      )
  }
  console.log('')
  for (const [field, one] of [...fields].toSorted(([a], [b]) => a.localeCompare(b))) console.log(row(field, one))
  console.log(row('all', totalOf(fields.values())))
}

type Read = { scores: Map<string, FieldScore>; decoys: FieldScore; ms: number; pages: number }

function read({ papers, told }: PaperSet, names: Parameters<typeof readPapers>[1], verbose: boolean): Read {
  const [scores, decoys] = [new Map<string, FieldScore>(), new Map<string, FieldScore>()]
  let [ms, pages] = [0, 0]
  for (const { name, files, truths, isDecoy } of papers) {
    const started = performance.now()
    const reading = readPapers(files, names)
    ms += performance.now() - started
    pages += files.reduce((sum, file) => sum + file.pages.length, 0)
    score(
      name,
      reading,
      truths,
      isDecoy ? decoys : scores,
      (line) => verbose && console.log(`  ${line}`),
      isDecoy ? undefined : told,
    )
  }
  return { scores, decoys: totalOf(decoys.values()), ms, pages }
}

const row = (name: string, { right, wrong, missed, sure, sureWrong }: FieldScore): string =>
  `${name.padEnd(16)} ${share(right, wrong).padStart(7)} ${share(right, missed).padStart(7)} ${[wrong, missed, sure, sureWrong].map((n) => String(n).padStart(6)).join(' ')}`

const share = (right: number, other: number): string =>
  right + other === 0 ? '-' : ((100 * right) / (right + other)).toFixed(1)
