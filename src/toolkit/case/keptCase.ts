import { nothingAsked } from '../../casefile/caseFile.ts'
import { caseNameOf, firstCase, furtherCase, openCaseNote } from '../../casefile/casePointer.ts'
import type { ParsedCaseFile } from '../../casefile/parseCaseFile.ts'
import { isRecord, readJson } from '../../casefile/readJson.ts'
import type { Snapshot } from './snapshot.ts'

export type Kept = {
  snapshot: Snapshot
  /** A random number. It stays a number because tabs of an older version add one to it. */
  revision: number
  savedAt: string
}

/** Result of reading the device. `before` is true when the last save is damaged and this is the one before it. */
export type FoundCase = { is: 'nothing' | 'newer' | 'damaged' } | { is: 'readable'; kept: Kept; before: boolean }

/** Case format of a version of the site: print a case, parse its own and every older version, and merge two tabs’ changes to one base. */
export type CaseFormat = {
  print: (snapshot: Snapshot) => string
  parse: (content: string) => ParsedCaseFile
  merge: (base: Snapshot, theirs: Snapshot, ours: Snapshot) => Snapshot
}

/** Version of the stored layout. The case inside has its own version. */
const schema = 2
const slotsOf = (pointer: string) => [`${pointer}.a`, `${pointer}.b`] as const
/** Key of a number that marks a case as deleted, so that pages no message reaches find out. */
const deletionOf = (pointer: string) => `${pointer}.deleted`

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Place of one case in a store: the key that points to it, and all keys that begin with that and a dot. */
export type CasePlace = { store: Store; pointer: string }

/**
 * Read the kept case: the one pointed at or, if damaged, the one before it. Anything a newer version of the site wrote
 * takes precedence: a version that cannot read it must not write.
 */
export function readKept({ store, pointer }: CasePlace, format: CaseFormat): FoundCase {
  const at = store.getItem(pointer)
  const slots = slotsOf(pointer)
  const read = [...new Set(at === null ? slots : [at, ...slots])].map((slot) => readSlot(store, slot, format))
  if (read.includes('newer')) return { is: 'newer' }
  if (at === null) return { is: 'nothing' }
  const kept = read.find((slot) => typeof slot === 'object')
  if (kept) return { is: 'readable', kept, before: kept !== read[0] }
  return { is: read.includes('damaged') ? 'damaged' : 'nothing' }
}

/**
 * Keep a case. Write it beside the last one and only then point at it: a crash or a full store in between leaves the
 * last one good. Then clear that one, so that nothing stays that the visitor has removed.
 * @throws what the browser throws when its storage is full or forbidden
 */
export function writeKept(
  { store, pointer }: CasePlace,
  { snapshot, revision, savedAt }: Kept,
  format: CaseFormat,
): void {
  const [one, other] = slotsOf(pointer)
  const slot = store.getItem(pointer) === one ? other : one
  store.setItem(slot, JSON.stringify({ schema, revision, savedAt, caseFile: format.print(snapshot) }))
  store.setItem(pointer, slot)
  store.removeItem(slot === one ? other : one)
}

/** Clear slots that an interrupted save or delete left unreferenced; none if the last save is damaged or a newer version wrote here. */
export function clearLeftovers(place: CasePlace, format: CaseFormat): void {
  const found = readKept(place, format)
  if (found.is !== 'nothing' && (found.is !== 'readable' || found.before)) return
  const { store, pointer } = place
  const at = store.getItem(pointer)
  for (const slot of slotsOf(pointer)) if (slot !== at && store.getItem(slot) !== null) store.removeItem(slot)
}

/** Remove a case from the device, in whatever layout, leaving only a mark that it was deleted. */
export function removeKept({ store, pointer }: CasePlace, mark: number): void {
  for (const name of namesIn(store)) if (isOfCase(name, pointer) && name !== deletionOf(pointer)) store.removeItem(name)
  if (store.getItem(openCaseNote) === pointer) store.removeItem(openCaseNote)
  store.setItem(deletionOf(pointer), String(mark))
}

export const lastDelete = ({ store, pointer }: CasePlace): string | null => store.getItem(deletionOf(pointer))

/** True for the names under which a case is kept, whatever the layout. */
export const isOfCase = (name: string, pointer: string): boolean => name === pointer || name.startsWith(`${pointer}.`)

/** Return a case’s name: empty if unnamed beside others, null if it is the only one. */
export const calledIn = (place: CasePlace): string | null =>
  place.store.getItem(caseNameOf(place.pointer)) ?? calledOnceDeleted(place)

/** Fallback for a case that has no name. */
export const calledOnceDeleted = ({ store, pointer }: CasePlace): string | null =>
  pointersIn(store).some((each) => each !== pointer) ? '' : null

/** The pointers of all cases of a device: those that are kept, and those that only have a name yet. */
export const pointersIn = (store: Store): string[] =>
  [...new Set(namesIn(store).map((name) => name.replace(/\..*/, '')))].filter(
    (name) =>
      (name === firstCase || name.startsWith(furtherCase)) &&
      [name, caseNameOf(name)].some((each) => store.getItem(each) !== null),
  )

const namesIn = (store: Store): string[] => Array.from({ length: store.length }, (_, place) => store.key(place) ?? '')

function readSlot(store: Store, slot: string, format: CaseFormat): Kept | 'none' | 'newer' | 'damaged' {
  const content = store.getItem(slot)
  if (content === null) return 'none'
  const kept = readJson(content)
  if (!isRecord(kept)) return 'damaged'
  if (typeof kept['schema'] === 'number' && kept['schema'] > schema) return 'newer'
  const { revision, savedAt, caseFile } = kept
  if (typeof revision !== 'number' || typeof savedAt !== 'string' || typeof caseFile !== 'string') return 'damaged'
  let parsed = format.parse(caseFile)
  if (!parsed.ok && parsed.fault.is === 'newer') return 'newer'
  const file = readJson(caseFile)
  // The tools can ask again; the case itself is what must not be lost.
  if (!parsed.ok && isRecord(file)) parsed = format.parse(JSON.stringify({ ...file, answers: nothingAsked }))
  return kept['schema'] === schema && parsed.ok ? { snapshot: parsed.saved, revision, savedAt } : 'damaged'
}
