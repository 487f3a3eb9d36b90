import { useSyncExternalStore } from 'react'
import { createStore } from '../../browser/createStore.ts'
import type { LenderData } from '../../content/lenders/lenderData.ts'
import type { NotRead } from '../../papers/parsers/limits.ts'
import type { PapersRead } from '../../papers/readPapers.ts'
import { leaveReader, openReader } from './openReader.ts'
import type { Brought, PaperLetter } from './reader/messages.ts'
import type { NotStarted } from './reader/supervise.ts'

/** Papers being read, and what was found. It lives in memory alone, for as long as the tab shows pages of this site. */
export type PapersState = {
  at: 'bring' | 'starting' | 'reading' | 'read'
  progress: { name: string; page: number; of: number } | null
  reading: PapersRead | null
  letters: readonly PaperLetter[]
  notRead: readonly NotRead[]
  ended: 'stopped' | NotStarted | null
}

const atFirst: PapersState = { at: 'bring', progress: null, reading: null, letters: [], notRead: [], ended: null }

const papers = createStore(atFirst)
const set = (change: Partial<PapersState>): void => papers.set({ ...papers.get(), ...change })
let stopReader: (() => void) | undefined

export const usePapers = (): PapersState => useSyncExternalStore(papers.listen, papers.get, () => atFirst)

export function bringPapers(files: readonly Brought[], names: Pick<LenderData, 'lenders' | 'names'>): void {
  stopReader?.()
  set({ ...atFirst, at: 'starting' })
  stopReader = openReader({ files, names: { lenders: names.lenders, names: names.names } }, (told) => {
    if (typeof told === 'string') return end(told)
    if (told.does === 'reads')
      set({ at: 'reading', progress: { name: told.name, page: told.page.number, of: told.of } })
    if (told.does === 'cannot') set({ notRead: [...papers.get().notRead, told] })
    if (told.does === 'found') set({ reading: told.reading, letters: told.letters })
    if (told.does === 'found' && told.done) end(null)
  })
}

/** Stop reading. What was found until then stays. */
export const stopPapers = (): void => end('stopped')

export function forgetPapers(): void {
  leaveReader()
  end(null)
  set(atFirst)
}

function end(ended: PapersState['ended']): void {
  stopReader?.()
  stopReader = undefined
  set({ at: 'read', ended })
}
