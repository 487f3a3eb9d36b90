import { createStore } from '../controls/createStore.ts'
import type { Kept } from './keptCase.ts'
import { type Change, nothingTold, type Snapshot } from './snapshot.ts'
import type { CaseWords } from './wordsFile.ts'

/** Message about the case, by the name of its words. */
type Said = keyof CaseWords['said']

/** State of the memory, and how it differs from what is kept on the device. */
export type CaseState = {
  now: Snapshot
  /** Last save, or last reading of the device; null when nothing is kept. */
  kept: Kept | null
  /** Why what stands on the device cannot be read, so that nothing is written over it unasked. */
  unreadable: 'newer' | 'damaged' | null
  /** How often all of it was replaced at once: boxes are then filled anew. */
  replaced: number
  /** Message about the case, such as why a file could not be used; null when there is nothing to say. */
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

/** Hold the case of one tab. `newId` makes the id that the first answer gives it. */
export function caseMemory(newId: () => string) {
  const { get: state, set: replace, listen } = createStore(atFirst)
  const set = (change: Partial<CaseState>): void => replace({ ...state(), ...change })

  const changed = (change: Change): Snapshot => {
    const { now } = state()
    return change(now.caseFile.id === '' ? { ...now, caseFile: { ...now.caseFile, id: newId() } } : now)
  }

  return {
    state,
    set,
    listen,
    /** Puts an answer into the case. */
    change: (change: Change): void => set({ now: changed(change) }),
    /** Puts in what was read elsewhere and agreed to: open boxes are filled anew. */
    fill: (change: Change): void => set({ now: changed(change), replaced: state().replaced + 1 }),
    /** Puts in all of a case that a file was taken into. */
    take: (now: Snapshot): void => set({ now, replaced: state().replaced + 1, said: 'taken' }),
    /** Forgets everything, and says why. */
    forget: (said: Said, called: CaseState['called'] = null): void =>
      set({ ...atFirst, replaced: state().replaced + 1, said, called }),
    say: (said: CaseState['said']): void => set({ said }),
  }
}
