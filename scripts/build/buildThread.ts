import { Worker } from 'node:worker_threads'

/** What the thread is asked to do: bundle the code into a folder, compress files, or end when all before it is done. */
export type Job = { bundle: string } | { compress: readonly string[] } | 'end'

/** What it says: that the code is bundled, or why it could not do its work. */
export type Told = 'bundled' | { message: string; code: string | undefined; path: string | undefined }

/** A thread beside the one that reads and renders. It is started when there is work for it. */
export class BuildThread {
  #worker: Worker | undefined
  #bundled = handled()
  readonly #ended = handled()

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  async bundle(folder: string): Promise<void> {
    this.#bundled = handled()
    this.#ask({ bundle: folder })
    await this.#bundled.promise
  }

  compress(files: readonly string[]): void {
    this.#ask({ compress: files })
  }

  /** Waits for all that it was asked to do. Throws what stood in the way. */
  async end(): Promise<void> {
    if (!this.#worker) return
    this.#ask('end')
    await this.#ended.promise
  }

  /** Ends it, whatever it is doing. */
  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #ask(job: Job): void {
    this.#worker ??= this.#start()
    this.#worker.postMessage(job)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./buildWorker.ts', import.meta.url), { env: { ...process.env, NODE_ENV: 'production' } })
    const fail = (error: Error) => {
      this.#bundled.reject(error)
      this.#ended.reject(error)
    }
    worker.once('error', fail)
    worker.on('message', (told: Told) => {
      // Where in our code the message came in says nothing about the fault.
      if (told === 'bundled') this.#bundled.resolve()
      else fail(Object.assign(new Error(told.message), { ...told, stack: told.message }))
    })
    worker.once('exit', (code) => {
      if (code !== 0) fail(new Error(`a thread stopped with code ${code}`))
      this.#ended.resolve()
    })
    return worker
  }
}

/** Told to whoever waits for it; until then, a fault of the thread must not end the program. */
function handled(): PromiseWithResolvers<void> {
  const resolvers = Promise.withResolvers<void>()
  resolvers.promise.catch(() => {})
  return resolvers
}
