import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { endOf } from './endOf.ts'

const compressible = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest'])

/** Writes a .br and a .gz beside text files, in a thread of its own, while the next pages are rendered. */
export class Compressor {
  readonly #worker = new Worker(new URL('./compressWorker.ts', import.meta.url))
  readonly #given = new Set<string>()
  readonly #ended: Promise<void>

  constructor() {
    this.#ended = endOf(this.#worker)
    // Told to whoever waits for the end; until then, a fault of the thread must not end the program.
    this.#ended.catch(() => {})
  }

  /** Compresses a file that has been written, unless that has been done. */
  add(file: string): void {
    if (this.#given.has(file) || !compressible.has(extname(file)) || existsSync(`${file}.br`)) return
    this.#given.add(file)
    this.#worker.postMessage(file)
  }

  /** Compresses what is left of a folder and waits for all of it. */
  async finish(folder: string): Promise<void> {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) this.add(join(folder, file))
    this.#worker.postMessage(null)
    await this.#ended
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
