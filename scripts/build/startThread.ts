import { Worker } from 'node:worker_threads'
import { endOf } from './endOf.ts'

export type Thread = {
  worker: Worker
  /** Kept when the thread has done its work; broken by what stood in its way. */
  ended: Promise<void>
}

/** Starts one of our programs as a thread beside this one. It sends a fault when it meets one. */
export function startThread(program: URL, workerData?: unknown): Thread {
  const worker = new Worker(program, { workerData })
  const ended = endOf(worker, 'a thread')
  // Told to whoever waits for the end; until then, a fault of the thread must not end the program.
  ended.catch(() => {})
  return { worker, ended }
}
