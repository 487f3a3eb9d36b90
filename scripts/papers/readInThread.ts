import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LenderData } from '../../src/content/lenders/lenderData.ts'
import type { NotRead } from '../../src/papers/parsers/limits.ts'
import type { PapersRead } from '../../src/papers/readPapers.ts'
import type { ReadResponse } from '../../src/toolkit/papers/reader/messages.ts'
import { type NotStarted, type ReaderThread, superviseReading } from '../../src/toolkit/papers/reader/supervise.ts'

/** Findings of one file, and the parts of it that were not read. */
export type FileRead = PapersRead & { file: string; notRead: readonly NotRead[] }

/** Reads a file as the page does, in a thread of its own with the same budgets. */
export async function readInThread(file: string, { lenders, names }: LenderData): Promise<FileRead> {
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
  const worker = new Worker(new URL('./paperThread.ts', import.meta.url), { stderr: true })
  worker.postMessage({ letters: null })
  return {
    say: (heard) => worker.postMessage(heard),
    hear: (tell, failed) => worker.on('message', tell).on('error', failed),
    end: () => void worker.terminate(),
  }
}
