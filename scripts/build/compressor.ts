import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compressFile, compressible } from './compressFile.ts'
import { endOf } from './endOf.ts'

/** Files go to a thread so many at a time: waking it costs as much as compressing one. */
const handful = 16

type Thread = { worker: Worker; ended: Promise<void> }

/** Compresses text files, in threads of its own, while the next pages are rendered. */
export class Compressor {
  readonly #threads: Thread[] = []
  readonly #given = new Set<string>()
  #waiting: string[] = []
  #turn = 0

  /** Compresses a file that has just been written. */
  add(file: string): void {
    if (this.#given.has(file) || !compressible.has(extname(file))) return
    this.#given.add(file)
    this.#waiting.push(file)
    if (this.#waiting.length === handful) this.#send()
  }

  /** Compresses every file of a folder for which that has not been done. */
  addAll(folder: string): void {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (compressible.has(extname(file)) && !existsSync(join(folder, `${file}.br`))) this.add(join(folder, file))
    }
  }

  /** Compresses what is left of a folder and waits for all of it. */
  async finish(folder: string): Promise<void> {
    this.addAll(folder)
    // A few files are done before a thread has started.
    if (this.#threads.length === 0) this.#waiting.forEach(compressFile)
    else this.#send()
    for (const { worker } of this.#threads) worker.postMessage(null)
    await Promise.all(this.#threads.map(({ ended }) => ended))
  }

  /** Ends the threads, whatever they are doing. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  /** Threads take turns, and leave one core to the thread that renders. None is started before there is work for it. */
  #send(): void {
    if (this.#waiting.length === 0) return
    const at = this.#turn++ % Math.max(1, availableParallelism() - 1)
    const thread = this.#threads[at] ?? started()
    this.#threads[at] = thread
    thread.worker.postMessage(this.#waiting)
    this.#waiting = []
  }
}

function started(): Thread {
  const worker = new Worker(new URL('./compressWorker.ts', import.meta.url))
  const ended = endOf(worker)
  // Told to whoever waits for the end; until then, a fault of the thread must not end the program.
  ended.catch(() => {})
  return { worker, ended }
}
