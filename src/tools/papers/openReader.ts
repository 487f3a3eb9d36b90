import { scriptAddress } from '../../browser/scriptAddress.ts'
import { dataClient } from '../../browser/dataClient.ts'
import type { Asked, Told } from './reader/messages.ts'
import type { TaughtLetters } from '../../replies/schema.ts'
import { lettersQuery } from '../letters/lettersQuery.ts'

/** Starts the reader, which works apart from the page, and hears what it tells. Answers with how to end it. */
export function openReader(
  asked: Omit<Asked, 'letters'>,
  hear: (told: Told | 'not-there' | 'failed') => void,
): () => void {
  let worker: Worker | undefined
  let isEnded = false
  let isHeard = false
  const open = async () => {
    const [{ default: address }, letters] = await Promise.all([
      import('./reader/papersWorker.ts?worker&url'),
      // Without them letters are found all the same, and not told apart.
      dataClient.fetchQuery<TaughtLetters>(lettersQuery).catch(() => null),
    ])
    if (isEnded) return
    worker = new Worker(scriptAddress(address), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      isHeard = true
      hear(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      hear(isHeard ? 'failed' : 'not-there')
    })
    worker.postMessage({ ...asked, letters } satisfies Asked)
    void keep(address)
  }
  open().catch(() => hear('not-there'))
  return () => {
    isEnded = true
    worker?.terminate()
  }
}

/** Keeps the reader on the device, for a visit whose pages no service worker stands in front of yet. */
async function keep(address: string): Promise<void> {
  try {
    const assets = await caches.open('assets')
    if (!(await assets.match(address))) await assets.add(address)
  } catch {
    // Storage can be forbidden or full: the reader is then fetched again next time.
  }
}
