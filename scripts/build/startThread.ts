import { Worker } from 'node:worker_threads'
import { faultReceived, type SentFault } from './sentFault.ts'

export type Thread = {
  worker: Worker
  /** Kept when the thread has done its work; broken by what stood in its way. */
  ended: Promise<void>
}

/** Starts one of our programs as a thread beside this one. It sends a fault when it meets one. */
export function startThread(program: URL, workerData?: unknown): Thread {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  // Told to whoever waits for the end; until then, a fault of the thread must not end the program.
  ended.catch(() => {})
  const worker = new Worker(program, { workerData })
  worker.once('error', reject)
  worker.once('message', (fault: SentFault) => reject(faultReceived(fault)))
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread stopped with code ${code}`))))
  return { worker, ended }
}
