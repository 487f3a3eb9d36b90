import { useSyncExternalStore } from 'react'
import { emptyCaseFile } from '../../casefile/emptyCaseFile.ts'
import { newId } from './newId.ts'
import { type Change, nothingTold, type Snapshot } from './snapshot.ts'

/** What is in memory, and how it stands to what is kept on the device. */
export type CaseState = {
  now: Snapshot
  /** What was last saved, or read from the device; null when nothing is kept. */
  kept: { snapshot: Snapshot; revision: number; savedAt: string } | null
  /** What went wrong, or what happened to the saved case, in words. */
  said: string
}

const atFirst: CaseState = { now: nothingTold, kept: null, said: '' }
let state = atFirst
const listeners = new Set<() => void>()

/** The case of this visit. It lives as long as the tab shows pages of this site, from one tool to the next. */
export const caseState = (): CaseState => state

export function setCaseState(change: Partial<CaseState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Puts an answer into the case. The first one gives the case its id. */
export function changeCase(change: Change): void {
  const begun = state.now.caseFile.id === '' ? { ...state.now, caseFile: emptyCaseFile(newId()) } : state.now
  setCaseState({ now: change(begun) })
}

/** Forgets everything in memory. */
export const forgetCase = (said: string): void => setCaseState({ ...atFirst, said })

/** True when closing the page would lose something. */
export const isUnsaved = ({ now, kept }: CaseState): boolean => now !== (kept?.snapshot ?? nothingTold)

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The case, kept up to date. Empty while the page is prerendered. */
export const useCase = (): CaseState => useSyncExternalStore(listen, caseState, () => atFirst)
