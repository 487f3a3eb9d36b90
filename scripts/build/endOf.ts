import type { Worker } from 'node:worker_threads'

/** What a thread may say before it ends: why it could not do its work. */
export type ThreadFault = { message: string; code: string | undefined; path: string | undefined }

/** Settles when a thread has ended: with what stopped it, unless it came to its own end without a word. */
export const endOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    // Where in our code the message came in says nothing about the fault.
    worker.once('message', (fault: ThreadFault) => reject(Object.assign(new Error(fault.message), { code: fault.code, path: fault.path, stack: fault.message })))
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread stopped with code ${code}`))))
  })
