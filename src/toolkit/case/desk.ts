import type { SavedCase } from '../../casefile/caseFile.ts'
import { caseNameOf, furtherCase, openCaseNote } from '../../casefile/casePointer.ts'
import { caseState, followCase, saveCase, sayOfCase } from './caseStore.ts'
import { type CasePlace, pointersIn, writeKept } from './keptCase.ts'
import { isUnsaved } from './openCase.ts'
import { newId, type Snapshot } from './snapshot.ts'
import { openPointer, thisDevice } from './thisDevice.ts'

/** The cases of a device beside the open one, by the names they were given; those without come last. */
export const casesBeside = (open: CasePlace): { pointer: string; called: string }[] =>
  pointersIn(open.store)
    .filter((pointer) => pointer !== open.pointer)
    .map((pointer) => ({ pointer, called: open.store.getItem(caseNameOf(pointer)) ?? '' }))
    .toSorted((one, other) => Number(!one.called) - Number(!other.called) || one.called.localeCompare(other.called))

export const customerIn = ({ caseFile: { acting, person } }: Snapshot): string =>
  (acting.forName || person.fullName).trim()

export function areOfTwo(one: Snapshot, other: Snapshot): boolean {
  const [name, another] = [one, other].map((snapshot) => customerIn(snapshot).toLowerCase())
  return name !== '' && another !== '' && name !== another
}

export function addCase(place: CasePlace, called: string, file?: SavedCase): void {
  const { random, moment, format } = thisDevice
  if (file) writeKept(place, { snapshot: file, revision: random(), savedAt: moment() }, format)
  place.store.setItem(caseNameOf(place.pointer), called)
}

export function nameCase(called: string): void {
  try {
    localStorage.setItem(caseNameOf(openPointer()), called)
    followCase()
  } catch {
    sayOfCase('notAllowed')
  }
}

/** Start a case beside the others: save the open one, and go on to the new one. */
export const startCase = (called: string, file?: SavedCase): Promise<void> => {
  const pointer = furtherCase + newId()
  return switchTo(pointer, () => addCase({ store: localStorage, pointer }, called, file))
}

/**
 * Save the open case and load the page anew with another: nothing of the first is left in memory, in the address or in the
 * papers that were read. If it cannot be saved, say so and leave it open.
 */
export async function switchTo(pointer: string, prepare?: () => void): Promise<void> {
  const { now, called } = caseState()
  // From now on it is one of several.
  if (!called && customerIn(now)) nameCase(customerIn(now))
  if (isUnsaved(caseState())) await saveCase()
  if (isUnsaved(caseState())) return
  try {
    prepare?.()
    localStorage.setItem(openCaseNote, pointer)
    sessionStorage.setItem(openCaseNote, pointer)
  } catch {
    return sayOfCase('notAllowed')
  }
  // Back may restore this page from the browser’s cache, with a case that this tab no longer has open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  location.replace(location.pathname)
}
