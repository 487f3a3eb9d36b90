import { exportCaseFile } from '../../casefile/exportCaseFile.ts'
import { parseCaseFile } from '../../casefile/parseCaseFile.ts'
import { isRecord } from '../../casefile/shape.ts'
import { nothingAsked } from '../../casefile/toolAnswers.ts'
import { toolAnswersShape } from '../../casefile/toolAnswersShape.ts'
import type { Snapshot } from './snapshot.ts'

/** What stands on the device: the case, which save it is, and when that was. */
export type Kept = { snapshot: Snapshot; revision: number; savedAt: string }

/** The layout of what is kept. The case inside it has a version of its own. */
const schema = 2
/** In this layout the tools’ answers stood beside the case and not in it. */
const schemaWithAnswersApart = 1
const pointer = 'car-finance-case'
const slots = ['car-finance-case.a', 'car-finance-case.b'] as const

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The names under which a case is kept, for those that watch them change. */
export const keptUnder: readonly string[] = [pointer, ...slots]

/** The kept case: the one pointed at or, if that cannot be read, the one before it. Null when there is none that can. */
export function readKept(store: Store): Kept | null {
  const at = store.getItem(pointer)
  if (at === null) return null
  return read(store, at) ?? read(store, otherThan(at))
}

/**
 * Keeps a case. It is written beside the last one, and only then pointed at: a crash or a full store in between leaves the last one good.
 * @throws what the browser throws when its storage is full or forbidden
 */
export function writeKept(store: Store, { snapshot, revision, savedAt }: Kept): void {
  const slot = otherThan(store.getItem(pointer))
  store.setItem(slot, JSON.stringify({ schema, revision, savedAt, caseFile: exportCaseFile(snapshot) }))
  store.setItem(pointer, slot)
}

/** Leaves nothing of a case on the device. */
export function removeKept(store: Store): void {
  for (const key of keptUnder) store.removeItem(key)
}

const otherThan = (slot: string | null): string => (slot === slots[0] ? slots[1] : slots[0])

function read(store: Store, slot: string): Kept | null {
  const content = store.getItem(slot)
  const kept = content === null ? null : jsonOf(content)
  if (!isRecord(kept) || typeof kept['revision'] !== 'number' || typeof kept['savedAt'] !== 'string' || typeof kept['caseFile'] !== 'string') return null
  const snapshot = kept['schema'] === schema ? whole(kept['caseFile']) : kept['schema'] === schemaWithAnswersApart ? withAnswers(kept['caseFile'], kept['answers']) : null
  return snapshot && { snapshot, revision: kept['revision'], savedAt: kept['savedAt'] }
}

function whole(content: string): Snapshot | null {
  const parsed = parseCaseFile(content)
  if (parsed.ok) return parsed.saved
  // The tools can ask again; the case itself is what must not be lost.
  const file = jsonOf(content)
  return isRecord(file) ? withAnswers(JSON.stringify({ ...file, answers: nothingAsked }), null) : null
}

/** A case, and the tools’ answers if they can be read. */
function withAnswers(content: string, answers: unknown): Snapshot | null {
  const parsed = parseCaseFile(content)
  if (!parsed.ok) return null
  return toolAnswersShape(answers, 'the answers') === null ? { ...parsed.saved, answers: answers as Snapshot['answers'] } : parsed.saved
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
