import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Job, WorkerTask } from './job.ts'

const kinds: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Smaller files gain nothing: their headers weigh more. In bytes. */
const smallest = 512

/** Size, in bytes, of a library fetched to save a file. Its last few kilobytes would take as long to save as compressing 400 pages. */
const large = 256 * 1024

/** Sizes of the longest pages, in bytes; from the second on they are tools with all their questions. */
const [long, longest] = [40 * 1024, 100 * 1024]

/** Files per message to the thread: waking it costs as much as compressing one. */
const handful = 16

export type CompressJob = readonly string[] | 'end'

/** Compresses text files in a thread while the next pages are rendered, which takes longer. */
export class Compressor {
  readonly #job: Job
  readonly #given = new Set<string>()
  #waiting: string[] = []
  #thread: WorkerTask | undefined

  constructor(job: Job) {
    this.#job = job
  }

  add(file: string): void {
    if (this.#given.has(file) || !isCompressible(file)) return
    this.#given.add(file)
    this.#waiting.push(file)
    if (this.#waiting.length === handful) this.#send()
  }

  /** Compress every file of a folder that is not compressed yet. */
  addAll(folder: string): void {
    // Most were added before: no need to ask the disk.
    for (const file of compressibleIn(folder)) if (!this.#given.has(file) && !existsSync(`${file}.br`)) this.add(file)
  }

  /** Compress the rest of a folder, wait for all files, and end the thread. Throws if compressing failed. */
  async finish(folder: string): Promise<void> {
    this.addAll(folder)
    // A few files are done before a thread has started.
    if (!this.#thread) return compressFiles(this.#waiting)
    this.#send()
    this.#thread.send('end' satisfies CompressJob)
    await this.#thread.ended
  }

  #send(): void {
    this.#thread ??= this.#job.startThread(new URL('./compressWorker.ts', import.meta.url))
    this.#thread.send(this.#waiting satisfies CompressJob)
    this.#waiting = []
  }
}

export const compressibleIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCompressible)
    .sort()
    .map((name) => join(folder, name))

export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile))
}

/**
 * Write a .gz beside a file and then a .br, so that a file with a .br is complete. Pages have no .gz: hosts make one
 * in a millisecond for the few who need it, and limit how many files a site may have.
 */
async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  const [zipped, smaller] = await Promise.all([
    extname(file) === '.html' ? undefined : toGzip(bytes, { level: 9 }),
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effortFor(file, bytes),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window that just holds the file is quicker to set up, and here never larger.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length)))),
      },
    }),
  ])
  if (zipped) writeFileSync(`${file}.gz`, zipped)
  writeFileSync(`${file}.br`, smaller)
}

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)]

const isCompressible = (file: string): boolean => kinds.has(extname(file))

/**
 * Effort by use: scripts and styles are kept for a year; search.json and long pages weigh most on a first visit. From `longest` on, 11 takes
 * three times as long for a fiftieth less.
 */
function effortFor(file: string, { length }: Buffer): number {
  const kind = extname(file)
  if (length >= large && kind !== '.json') return 5
  switch (kind) {
    case '.css':
    case '.js':
      return 11
    case '.json':
      return 10
    default:
      return length < long ? 5 : length < longest ? 11 : 10
  }
}
