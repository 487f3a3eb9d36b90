import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Heard, ReadResponse } from '../../../../../src/toolkit/papers/reader/messages.ts'
import { type ReaderThread, superviseReading } from '../../../../../src/toolkit/papers/reader/supervise.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const limits = { silence: 1_000, file: 5_000, reading: 3_000 }
const page = (number: number) => ({ number, lines: [] })
const reads = (name: string, number: number): ReadResponse => ({ does: 'reads', name, page: page(number), of: 9 })
const found = { does: 'found', reading: { papers: [], agreements: [] }, letters: [], done: true } as const

/** Threads that do what `works` says with what each is asked for, and what is heard of them. */
function supervised(
  names: readonly string[],
  works: ((tell: (told: ReadResponse) => void, fail: () => void) => void)[],
) {
  const asked: Exclude<Heard, { letters: unknown }>[] = []
  const heard: unknown[] = []
  const threads: { isEnded: boolean }[] = []
  superviseReading(
    { files: names.map((name) => ({ name, data: '' })), names: { lenders: [], names: [] } },
    async (): Promise<ReaderThread> => {
      const state = { isEnded: false }
      threads.push(state)
      const work = works.shift()
      let speak = () => {}
      return {
        say: (said) => {
          asked.push(structuredClone(said) as (typeof asked)[number])
          speak()
        },
        hear: (tell, fail) => {
          speak = () => work?.((told) => !state.isEnded && tell(told), fail)
        },
        end: () => {
          state.isEnded = true
        },
      }
    },
    (told) =>
      typeof told === 'object' && (told.does === 'reads' || told.does === 'opens') ? undefined : heard.push(told),
    limits,
  )
  return { asked, heard, threads }
}

test('a page that takes too long is told, and the rest is read by another thread with what was read before', async () => {
  const { asked, heard, threads } = supervised(
    ['one', 'two'],
    [
      (tell) => {
        tell({ does: 'opens', name: 'one' })
        tell(reads('one', 1))
      },
      (tell) => {
        tell({ does: 'opens', name: 'two' })
        tell(reads('two', 1))
        tell({ does: 'waits' })
        tell({ does: 'looks' })
        tell(found)
      },
    ],
  )
  await vi.advanceTimersByTimeAsync(limits.silence + 10)
  expect(heard).toEqual([
    { does: 'cannot', name: 'one', page: 2, why: 'too-slow' },
    { does: 'waits' },
    { does: 'looks' },
    found,
  ])
  expect(asked.map(({ files, read }) => [files.map(({ name }) => name), read])).toEqual([
    [['one', 'two'], []],
    [['two'], [{ name: 'one', pages: [page(1)] }]],
  ])
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('a file that says something again and again and has no end is left too', async () => {
  const { heard } = supervised(
    ['endless'],
    [
      (tell) => {
        tell({ does: 'opens', name: 'endless' })
        for (let number = 1; number < 20; number++)
          setTimeout(() => tell(reads('endless', number)), number * (limits.silence - 100))
      },
      (tell) => tell(found),
    ],
  )
  await vi.advanceTimersByTimeAsync(limits.file + 10)
  expect(heard).toEqual([{ does: 'cannot', name: 'endless', page: 6, why: 'too-slow' }, found])
})

test('a file whose pages hold up the looking is given up with its pages, and what is inside it', async () => {
  const { asked, heard } = supervised(
    ['good', 'bad'],
    [
      (tell) => {
        tell({ does: 'opens', name: 'good' })
        tell(reads('good', 1))
        tell({ does: 'opens', name: 'bad' })
        tell(reads('bad: inner', 1))
        tell({ does: 'looks' })
      },
      (tell) => tell(found),
    ],
  )
  await vi.advanceTimersByTimeAsync(limits.reading + 10)
  expect(heard).toEqual([{ does: 'looks' }, { does: 'cannot', name: 'bad: inner', why: 'too-slow' }, found])
  expect(asked.at(-1)?.read).toEqual([{ name: 'good', pages: [page(1)] }])
})

test('a thread that breaks costs the file it was at and no other', async () => {
  const { heard } = supervised(
    ['one', 'two'],
    [
      (tell, fail) => {
        tell({ does: 'opens', name: 'one' })
        fail()
      },
      (tell) => tell(found),
    ],
  )
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([{ does: 'cannot', name: 'one', why: 'broken' }, found])
})

test('the wait for the words that tell letters apart is no fault of any paper', async () => {
  const { heard } = supervised(
    ['one'],
    [
      (tell) => {
        tell({ does: 'opens', name: 'one' })
        tell({ does: 'waits' })
      },
    ],
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([{ does: 'waits' }])
})

test('threads that say nothing at all come to an end', async () => {
  const { heard } = supervised(['one'], [() => {}, () => {}])
  await vi.advanceTimersByTimeAsync(limits.silence * 2 + 20)
  expect(heard).toEqual([{ does: 'cannot', name: 'one', why: 'too-slow' }, 'not-there'])
})
