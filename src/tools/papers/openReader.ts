import { scriptAddress } from '../../browser/scriptAddress.ts'
import { dataClient } from '../../browser/dataClient.ts'
import { isFetchFault } from '../../browser/fetchFault.ts'
import type { Asked, Heard, Told } from './reader/messages.ts'
import type { TaughtLetters } from '../../replies/schema.ts'
import { lettersQuery } from '../letters/lettersQuery.ts'

/** A reader that has been started, or is about to be, and has no papers yet. */
let waiting: Promise<Worker> | undefined

/** Starts the reader while papers are still being chosen, so that it is there when they come. */
export function startReader(): void {
  if (waiting) return
  waiting = started()
  // Papers that come after all try it again, and say why not.
  waiting.catch(leaveReader)
}

/** Ends a reader for which no papers came. */
export function leaveReader(): void {
  waiting?.then(
    (worker) => worker.terminate(),
    () => undefined,
  )
  waiting = undefined
}

/** Has papers read apart from the page, and hears what is told of them. Answers with how to end it. */
export function openReader(asked: Asked, hear: (told: Told | 'not-there' | 'failed') => void): () => void {
  let worker: Worker | undefined
  let isEnded = false
  // One that was given up says no more: what it said would be taken for the next one’s.
  const tell: typeof hear = (told) => {
    if (!isEnded) hear(told)
  }
  const open = async () => {
    const starting = waiting ?? started()
    waiting = undefined
    worker = await starting
    if (isEnded) return worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => tell(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      tell('failed')
    })
    const say = (heard: Heard) => worker?.postMessage(heard)
    say(asked)
    // Without them letters are found all the same, and not told apart.
    say({ letters: await dataClient.fetchQuery<TaughtLetters>(lettersQuery).catch(() => null) })
  }
  open().catch((error) => tell(isFetchFault(error) ? 'not-there' : 'failed'))
  return () => {
    isEnded = true
    worker?.terminate()
  }
}

/** A reader that is there: the first that it says is that it is. */
async function started(): Promise<Worker> {
  const { default: address } = await import('./reader/papersWorker.ts?worker&url')
  const worker = new Worker(scriptAddress(address), { type: 'module' })
  await new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true })
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        // What came and failed says why; what did not come is an event and no more.
        reject(new Error(event instanceof ErrorEvent && event.message ? event.message : 'Failed to fetch the reader'))
      },
      { once: true },
    )
  })
  void keep(address)
  return worker
}

/** Keeps the reader on the device, for a visit whose pages no service worker stands in front of yet. */
async function keep(address: string): Promise<void> {
  try {
    const assets = await caches.open('assets')
    if (await assets.match(address)) return
    const answer = await fetch(address)
    // The service worker compares it with the build before it is used. What is no script at all does not come that far.
    if (answer.ok && !answer.redirected && /javascript/.test(answer.headers.get('Content-Type') ?? ''))
      await assets.put(address, answer)
  } catch {
    // Storage can be forbidden or full: the reader is then fetched again next time.
  }
}
