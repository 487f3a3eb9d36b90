import { createStore } from '../../browser/createStore.ts'
import {
  type CaseFormat,
  type CasePlace,
  calledIn,
  calledOnceDeleted,
  clearLeftovers,
  type FoundCase,
  type Kept,
  lastDelete,
  readKept,
  removeKept,
  writeKept,
} from './keptCase.ts'
import { type Change, nothingTold, type Snapshot } from './snapshot.ts'
import type { CaseWords } from './wordsFile.ts'

type Said = keyof CaseWords['said']

/** State of the memory, and how it differs from what is kept on the device. */
export type CaseState = {
  now: Snapshot
  /** Last save, or last reading of the device; null when nothing is kept. */
  kept: Kept | null
  /** Why the stored case cannot be read; it is then not overwritten unasked. */
  unreadable: 'newer' | 'damaged' | null
  /** How often the whole case was replaced at once: boxes are then filled anew. */
  replaced: number
  /** Message about the case, such as why a file could not be used; null when there is nothing to say. */
  said: Said | { fileFault: string } | null
  /** The name that it was given beside other people’s cases: empty where it has none, null where there are no others. */
  called: string | null
}

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

/** Services of the device that a case needs. */
export type Device = {
  /** Key of this tab’s case in the browser’s storage, the same for as long as the page is open; throws where storage is forbidden. */
  place: () => CasePlace
  /** Run work while no other tab runs any, where the browser has locks. */
  alone: (work: () => void) => Promise<void>
  /** The moment, "2026-11-21T09:00:00.000Z". */
  moment: () => string
  /** A whole number below 2 to the power of 48, at random. */
  random: () => number
  /** An id at random, so that two devices never make the same one. */
  newId: () => string
  format: CaseFormat
}

/** Manage one tab’s case: what it holds in memory, and every way it is read from the device or written to it. */
export function openCase({ place, alone, moment, random, newId, format }: Device) {
  const { state, set, forget, ...memory } = memoryOf(newId)
  /** The last delete this tab knows of. A later one empties the tab. */
  let knownDelete: string | null = null

  /** Check for a delete elsewhere that is new to this tab, and follow it. */
  function isDeleted(): boolean {
    const mark = lastDelete(place())
    if (mark === null || mark === knownDelete) return false
    const called = calledIn(place())
    knownDelete = mark
    const { now, kept, unreadable } = state()
    if (now !== nothingTold || kept !== null || unreadable !== null) forget('deletedElsewhere', called)
    return true
  }

  /** Bring back what was saved on this device, for a tab in which nothing has been told yet. */
  function restore(): void {
    try {
      knownDelete = lastDelete(place())
      set({ called: calledIn(place()) })
      if (state().now === nothingTold) set(restored(readKept(place(), format)))
    } catch {
      // Storage can be forbidden; the tools work without it.
      return
    }
    void alone(() => {
      try {
        clearLeftovers(place(), format)
      } catch {
        // The next save clears what cannot be cleared now.
      }
    })
  }

  /** Save the case, merging what another tab saved meanwhile, so that neither overwrites the other. Overwrite a damaged one only when asked. */
  const save = (overDamaged = false): Promise<void> =>
    alone(() => {
      try {
        if (isDeleted() || state().now === nothingTold) return
        const found = readKept(place(), format)
        if (found.is === 'newer' || (found.is === 'damaged' && !overDamaged))
          return set({ unreadable: found.is, said: found.is })
        const { snapshot, isMerged } = toSave(state(), found, format)
        const kept = { snapshot, revision: random(), savedAt: moment() }
        writeKept(place(), kept, format)
        set({ now: snapshot, kept, unreadable: null, said: isMerged ? 'savedBoth' : 'saved' })
      } catch (error) {
        set({ said: saidOf[(error as Error).name] ?? 'notAllowed' })
      }
    })

  /** Delete the case from the device, from memory and, by a mark, from every other tab. */
  const remove = (): Promise<void> =>
    alone(() => {
      try {
        const mark = random()
        const called = calledOnceDeleted(place())
        removeKept(place(), mark)
        knownDelete = String(mark)
        forget(called === null ? 'deleted' : 'deletedOne', called)
      } catch {
        forget('deletedHereAlone')
      }
    })

  /**
   * Look at what other tabs have done. A tab with nothing of its own to lose follows; any other says so and keeps what it has.
   * @param isRemoved true when another tab took the case off the device: tabs open since an earlier version leave no mark
   */
  function follow(isRemoved = false): void {
    try {
      if (isDeleted()) return
      const called = calledIn(place())
      if (called !== state().called) set({ called })
      const found = readKept(place(), format)
      if (isRemoved && found.is === 'nothing' && state().kept !== null) forget('deletedElsewhere')
      else set(followed(state(), found))
    } catch {
      // Storage can be forbidden; then no other tab has saved either.
    }
  }

  return { ...memory, state, restore, save, remove, follow }
}

/** Hold the case of one tab. `newId` makes the id that the first answer gives it. */
function memoryOf(newId: () => string) {
  const { get: state, set: put, listen } = createStore(atFirst)
  const set = (change: Partial<CaseState>): void => put({ ...state(), ...change })
  const replace = (change: Partial<CaseState>): void => set({ ...change, replaced: state().replaced + 1 })

  const changed = (change: Change): Snapshot => {
    const { now } = state()
    return change(now.caseFile.id === '' ? { ...now, caseFile: { ...now.caseFile, id: newId() } } : now)
  }

  return {
    state,
    set,
    listen,
    change: (change: Change): void => set({ now: changed(change) }),
    /** Apply values read elsewhere and agreed to; open boxes are filled anew. */
    fill: (change: Change): void => replace({ now: changed(change) }),
    take: (now: Snapshot): void => replace({ now, said: 'taken' }),
    forget: (said: Said, called: CaseState['called'] = null): void => replace({ ...atFirst, said, called }),
    say: (said: CaseState['said']): void => set({ said }),
  }
}

/** Messages for failed saves by error; others mean storage is refused. */
const saidOf: Record<string, CaseState['said']> = { QuotaExceededError: 'noRoom', NetworkError: 'notFetched' }

function restored(found: FoundCase): Partial<CaseState> {
  if (found.is === 'nothing') return {}
  if (found.is !== 'readable') return { unreadable: found.is }
  return { now: found.kept.snapshot, kept: found.kept, said: found.before ? 'oneBefore' : null }
}

function toSave(
  { now, kept }: CaseState,
  found: FoundCase,
  { merge }: CaseFormat,
): { snapshot: Snapshot; isMerged: boolean } {
  if (found.is !== 'readable' || found.kept.revision === kept?.revision) return { snapshot: now, isMerged: false }
  // A case older than the one this tab began with says nothing of what has been removed since.
  const base = kept === null || found.before ? nothingTold : kept.snapshot
  return { snapshot: merge(base, found.kept.snapshot, now), isMerged: true }
}

function followed(state: CaseState, found: FoundCase): Partial<CaseState> {
  if (found.is === 'nothing')
    return state.kept === null ? { unreadable: null } : { kept: null, unreadable: null, said: 'noLongerThere' }
  if (found.is !== 'readable')
    return state.unreadable === found.is ? {} : { unreadable: found.is, said: 'unreadableNow' }
  const { kept } = found
  if (kept.revision === state.kept?.revision || found.before) return { unreadable: null }
  if (isUnsaved(state)) return { unreadable: null, said: 'othersSaved' }
  return { now: kept.snapshot, kept, unreadable: null, said: state.now === nothingTold ? null : 'othersShown' }
}
