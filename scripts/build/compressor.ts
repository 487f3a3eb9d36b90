import { existsSync } from 'node:fs'
import { compressFile, compressibleIn, isCompressible } from './compressFile.ts'
import type { CompressJob } from './compressWorker.ts'
import { startThread, type Thread } from './startThread.ts'

/** Files go to the thread so many at a time: waking it costs as much as compressing one. */
const handful = 16

/** Has text files compressed by a thread while the next pages are rendered, which takes longer. */
export class Compressor {
  readonly #given = new Set<string>()
  #waiting: string[] = []
  #thread: Thread | undefined

  /** Compresses a file that has just been written. */
  add(file: string): void {
    if (this.#given.has(file) || !isCompressible(file)) return
    this.#given.add(file)
    this.#waiting.push(file)
    if (this.#waiting.length === handful) this.#send()
  }

  /** Compresses every file of a folder for which that has not been done. */
  addAll(folder: string): void {
    // Most have been given, and are not looked for on the disk.
    for (const file of compressibleIn(folder)) if (!this.#given.has(file) && !existsSync(`${file}.br`)) this.add(file)
  }

  /** Compresses what is left of a folder and waits for all of it. The thread ends. */
  async finish(folder: string): Promise<void> {
    this.addAll(folder)
    // A few files are done before a thread has started.
    if (!this.#thread) return this.#waiting.forEach(compressFile)
    this.#send()
    this.#ask('end')
    await this.#thread.ended
  }

  /** Ends, whatever is left to do. */
  async stop(): Promise<void> {
    await this.#thread?.worker.terminate()
  }

  #send(): void {
    this.#ask(this.#waiting)
    this.#waiting = []
  }

  #ask(job: CompressJob): void {
    this.#thread ??= startThread(new URL('./compressWorker.ts', import.meta.url))
    this.#thread.worker.postMessage(job)
  }
}
