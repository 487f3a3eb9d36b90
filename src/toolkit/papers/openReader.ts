import { dataClient } from '../../browser/dataClient.ts'
import { workerAddress } from '../../browser/scriptAddress.ts'
import type { TaughtLetters } from '../../replies/schema.ts'
import { lettersQuery } from '../letters/knownLetters.ts'
import type { Heard, ReadRequest, ReadResponse } from './reader/messages.ts'
import { type NotStarted, type ReaderThread, superviseReading } from './reader/supervise.ts'

/** A reader that has been started, or is about to be, and has no papers yet. */
let waiting: Promise<Worker> | undefined

/** Start the reader while papers are still being chosen, so that it is there when they come. */
export function startReader(): void {
  if (waiting) return
  waiting = started()
  // Papers that come later try again and report why not.
  waiting.catch(leaveReader)
}

/** End a reader for which no papers came. */
export function leaveReader(): void {
  waiting?.then(
    (worker) => worker.terminate(),
    () => undefined,
  )
  waiting = undefined
}

/** Read papers in a worker and pass on its messages. Returns a function that ends it. */
export function openReader(asked: ReadRequest, hear: (told: ReadResponse | NotStarted) => void): () => void {
  // Without them letters are still found, but not told apart.
  const letters = dataClient.fetchQuery<TaughtLetters>(lettersQuery).catch(() => null)
  const start = async (): Promise<ReaderThread> => {
    const starting = waiting ?? started()
    waiting = undefined
    const worker = await starting
    const say = (heard: Heard) => worker.postMessage(heard)
    void letters.then((known) => say({ letters: known }))
    return {
      say,
      hear: (tell, failed) => {
        worker.addEventListener('message', ({ data }: MessageEvent<ReadResponse>) => tell(data))
        worker.addEventListener('error', (event) => {
          event.preventDefault()
          failed()
        })
      },
      end: () => worker.terminate(),
    }
  }
  return superviseReading(asked, start, hear)
}

/** Start a reader; its first message says that it is ready. */
async function started(): Promise<Worker> {
  const { default: address } = await import('./reader/papersWorker.ts?worker&url')
  const starter = workerAddress(address)
  const worker = new Worker(starter, { type: 'module' })
  await new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        // A worker that came and failed says why; one that did not come gives an event and no more.
        reject(new Error(event instanceof ErrorEvent && event.message ? event.message : 'Failed to fetch the reader'))
      },
      { once: true },
    )
  })
  URL.revokeObjectURL(starter)
  void keep(address)
  return worker
}

/** Cache the reader on the device, for a visit whose pages no service worker controls yet. */
async function keep(address: string): Promise<void> {
  try {
    const assets = await caches.open('assets')
    if (await assets.match(address)) return
    const answer = await fetch(address)
    // The service worker compares it with the build before use. Reject here what is no script at all.
    if (answer.ok && !answer.redirected && /javascript/.test(answer.headers.get('Content-Type') ?? ''))
      await assets.put(address, answer)
  } catch {
    // Storage can be forbidden or full: the reader is then fetched again next time.
  }
}
