import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UsageError } from '../src/build/faults.ts'
import type { LenderData } from '../src/content/lenders/lenderData.ts'
import type { NotRead } from '../src/papers/parsers/limits.ts'
import type { PapersRead } from '../src/papers/readPapers.ts'
import { lenderData } from '../src/site/lenderData.ts'
import type { ReadResponse } from '../src/toolkit/papers/reader/messages.ts'
import { type NotStarted, type ReaderThread, superviseReading } from '../src/toolkit/papers/reader/supervise.ts'
import { readOptions, withErrorReport } from './command.ts'
import { loadSite } from './loadSite.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' }, json: { type: 'boolean', default: false } },
})

type FileRead = PapersRead & { file: string; notRead: readonly NotRead[] }

/** Print one file’s findings as a line of JSON: values as the case keeps them. */
const asJson = ({ file, papers, agreements, notRead }: FileRead) => ({
  file,
  papers: papers.map(({ kind, from, to }) => ({ kind, from, to })),
  agreements: agreements.map(({ findings }) => ({
    findings: findings.map(({ field, value, doubts, place: { page, passage }, others }) => ({
      field,
      value,
      sure: doubts.length === 0,
      page,
      passage,
      others: others.map((other) => other.value),
    })),
  })),
  notRead: notRead.map(({ name, page, why }) => ({
    name: page === undefined ? name : `${name}, page ${page}`,
    reason: why,
  })),
  fault: papers.length === 0 ? (notRead[0]?.why ?? null) : null,
})

function printPapers(read: FileRead): string {
  const { file, papers, agreements, notRead } = asJson(read)
  return [
    file,
    ...papers.map(({ kind, from, to }) => `  ${kind}, ${from === to ? `page ${from}` : `pages ${from} to ${to}`}`),
    ...agreements.flatMap(({ findings }, index) => [
      `  agreement ${index + 1}`,
      ...findings.map(
        ({ field, value, sure, page, passage, others }) =>
          `    ${field.padEnd(16)} ${String(value).padEnd(24)} ${sure ? 'sure ' : 'check'} page ${page}: ${passage}${others.length > 0 ? ` (or ${others.join(', ')})` : ''}`,
      ),
    ]),
    ...notRead.map(({ name, reason }) => `  not read: ${name} (${reason})`),
    '',
  ].join('\n')
}

await withErrorReport(async () => {
  if (positionals.length === 0)
    throw new UsageError('Name the papers to read: npm run -s papers -- agreement.pdf letter.eml')
  const names = lenderData(loadSite(values.site))
  for (const file of positionals) {
    const read = await readInThread(file, names)
    process.stdout.write(values.json ? `${JSON.stringify(asJson(read))}\n` : printPapers(read))
  }
})

/** Reads a file as the page does, in a thread of its own with the same budgets. */
async function readInThread(file: string, { lenders, names }: LenderData): Promise<FileRead> {
  const name = basename(file)
  const data = new Blob([await readFile(file)])
  const notRead: NotRead[] = []
  return new Promise((resolve) => {
    const hear = (told: ReadResponse | NotStarted) => {
      if (told === 'not-there' || told === 'failed') resolve({ file, papers: [], agreements: [], notRead })
      else if (told.does === 'cannot')
        notRead.push({ name: told.name, why: told.why, ...(told.page && { page: told.page }) })
      else if (told.does === 'found' && told.done) resolve({ file, ...told.reading, notRead })
    }
    superviseReading({ files: [{ name, data }], names: { lenders, names } }, start, hear)
  })
}

async function start(): Promise<ReaderThread> {
  const worker = new Worker(new URL('./papers/paperThread.ts', import.meta.url), { stderr: true })
  worker.postMessage({ letters: null })
  return {
    say: (heard) => worker.postMessage(heard),
    hear: (tell, failed) => worker.on('message', tell).on('error', failed),
    end: () => void worker.terminate(),
  }
}
