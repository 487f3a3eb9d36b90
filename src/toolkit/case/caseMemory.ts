import type { SavedCase } from '../../casefile/caseFile.ts'
import type { Kept } from './keptCase.ts'
import { withFile } from './mergedCase.ts'
import { type Change, nothingTold, type Snapshot } from './snapshot.ts'
import type { CaseWords } from './wordsFile.ts'

/** What is said of the case, by the name of its words. */
export type Said = keyof CaseWords['said']

/** What is in memory, and how it stands to what is kept on the device. */
export type CaseState = {
  now: Snapshot
  /** What was last saved, or read from the device; null when nothing is kept. */
  kept: Kept | null
  /** Why what stands on the device cannot be read, so that nothing is written over it unasked. */
  unreadable: 'newer' | 'damaged' | null
  /** How often all of it was replaced at once: boxes are then filled anew. */
  replaced: number
  /** What happened to the case, or the sentence that says why a file could not be used; null when there is nothing to say. */
  said: Said | { fileFault: string } | null
  /** The name that it was given beside other people’s cases: empty where it has none, null where there are no others. */
  called: string | null
}

/** Before anything has been told. */
export const atFirst: CaseState = {
  now: nothingTold,
  kept: null,
  unreadable: null,
  replaced: 0,
  said: null,
  called: null,
}

/** True when closing the page would lose something. */
export const isUnsaved = ({ now, kept }: CaseState): boolean => now !== (kept?.snapshot ?? nothingTold)

/** What one tab holds of a case. `newId` makes the id that the first answer gives it. */
export function caseMemory(newId: () => string) {
  let state = atFirst
  const listeners = new Set<() => void>()

  const set = (change: Partial<CaseState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  return {
    state: (): CaseState => state,
    set,
    /** Calls on every change. Answers with how to stop. */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Puts an answer into the case. */
    change: (change: Change): void => {
      const { caseFile } = state.now
      set({ now: change(caseFile.id === '' ? { ...state.now, caseFile: { ...caseFile, id: newId() } } : state.now) })
    },
    /** Puts in what was read elsewhere and agreed to: open boxes are filled anew. */
    fill: (change: Change): void => {
      const { caseFile } = state.now
      const now = caseFile.id === '' ? { ...state.now, caseFile: { ...caseFile, id: newId() } } : state.now
      set({ now: change(now), replaced: state.replaced + 1 })
    },
    /** Takes in what a case file holds. */
    take: (file: SavedCase): void =>
      set({ now: withFile(state.now, file), replaced: state.replaced + 1, said: 'taken' }),
    /** Forgets everything, and says why. */
    forget: (said: Said, called: CaseState['called'] = null): void =>
      set({ ...atFirst, replaced: state.replaced + 1, said, called }),
    say: (said: CaseState['said']): void => set({ said }),
  }
}
