import { isFetchFault } from '../../../browser/fetchFault.ts'
import { mostOfFile, mostOfReading, mostSilence, type PaperFaultId } from '../../../papers/parsers/limits.ts'
import type { PaperFile } from '../../../papers/readPapers.ts'
import { type Heard, pagesNamed, type ReadRequest, type ReadResponse } from './messages.ts'

/** Why no thread reads: its code could not be fetched, or this browser cannot run it. */
export type NotStarted = 'not-there' | 'failed'

/** A thread that reads papers. `failed` is called when it breaks. */
export type ReaderThread = {
  say: (heard: Heard) => void
  hear: (told: (told: ReadResponse) => void, failed: () => void) => void
  end: () => void
}

/**
 * Read papers in a thread, and end it if it takes too long over a page, a file or the search: its current file is reported as not
 * read, and another thread goes on with the rest and the pages already read. Returns a function that ends it all.
 */
export function superviseReading(
  asked: ReadRequest,
  start: () => Promise<ReaderThread>,
  hear: (told: ReadResponse | NotStarted) => void,
  limits = { silence: mostSilence, file: mostOfFile, reading: mostOfReading },
): () => void {
  const read: PaperFile[] = []
  let left = asked.files
  let now: { thread: ReaderThread; at: At | undefined; isLooking: boolean } | undefined
  let isEnded = false
  const timers: Partial<Record<'silence' | 'work', ReturnType<typeof setTimeout>>> = {}
  const time = (timer: keyof typeof timers, most?: number) => {
    clearTimeout(timers[timer])
    if (most !== undefined) timers[timer] = setTimeout(() => leave('too-slow'), most)
  }
  const still = () => {
    time('silence')
    time('work')
  }

  /** End a thread stuck or broken at a file; go on without it. */
  function leave(why: PaperFaultId): void {
    still()
    now?.thread.end()
    const { at, isLooking } = now ?? { at: undefined, isLooking: false }
    now = undefined
    const [next] = at ? [] : left
    if (next) left = left.slice(1)
    const file = at?.file ?? next?.name ?? read.at(-1)?.name.split(': ')[0]
    if (file === undefined) {
      hear('not-there')
      return
    }
    // The pages of that file hold up the search, so give them up too.
    if (isLooking)
      read.splice(0, read.length, ...read.filter(({ name }) => name !== file && !name.startsWith(`${file}: `)))
    const isOnPage = at !== undefined && at.page > 0 && !isLooking
    hear({ does: 'cannot', name: at?.part ?? file, ...(isOnPage && { page: at.page + 1 }), why })
    void run()
  }

  function take(told: ReadResponse): void {
    if (isEnded || !now) return
    time('silence', told.does === 'waits' ? undefined : told.does === 'looks' ? limits.reading : limits.silence)
    if (told.does === 'opens') {
      left = left.slice(1)
      now.at = { file: told.name, part: told.name, page: 0 }
      time('work', limits.file)
    } else if (told.does === 'reads') {
      pagesNamed(read, told.name).push(told.page)
      now.at = { file: now.at?.file ?? told.name, part: told.name, page: told.page.number }
    } else if (told.does === 'waits') {
      now.at = undefined
      time('work')
    }
    now.isLooking = told.does === 'looks'
    if (told.does === 'found' && told.done) end()
    hear(told)
  }

  async function run(): Promise<void> {
    try {
      const thread = await start()
      if (isEnded) {
        thread.end()
        return
      }
      now = { thread, at: undefined, isLooking: false }
      thread.hear(take, () => now?.thread === thread && leave('broken'))
      time('silence', limits.silence)
      thread.say({ ...asked, files: left, read })
    } catch (error) {
      if (!isEnded) hear(isFetchFault(error) ? 'not-there' : 'failed')
    }
  }

  function end(): void {
    isEnded = true
    still()
    now?.thread.end()
  }

  void run()
  return end
}

/** Position of a thread: in which of the files that were brought, in which part of that, and the last page it read. */
type At = { file: string; part: string; page: number }
