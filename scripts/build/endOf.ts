import type { EventEmitter } from 'node:events'
import { faultReceived, type SentFault } from './sentFault.ts'

/** Settles when a thread or process of ours has ended: with the fault it sent, unless it came to its own end without a word. */
export const endOf = (started: EventEmitter, what: string): Promise<void> =>
  new Promise((resolve, reject) => {
    started.once('error', reject)
    started.once('message', (fault: SentFault) => reject(faultReceived(fault)))
    started.once('exit', (code: number | null, signal?: string | null) => (code === 0 ? resolve() : reject(new Error(`${what} stopped with ${signal ?? `code ${code}`}`))))
  })
