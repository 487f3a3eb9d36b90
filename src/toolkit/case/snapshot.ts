import {
  type CaseEvent,
  type CaseFile,
  emptyCaseFile,
  nothingAsked,
  type SavedCase,
  type ToolAnswers,
  type Typed,
} from '../../casefile/caseFile.ts'
import { mostOfLetter } from '../../casefile/caseKinds.ts'

/** Everything a visitor has told the letter tools: the case, and what only the tools need. */
export type Snapshot = SavedCase

export type Change = (snapshot: Snapshot) => Snapshot

export const nothingTold: Snapshot = { caseFile: emptyCaseFile(''), answers: nothingAsked }

export const updateCase =
  (change: (caseFile: CaseFile) => CaseFile): Change =>
  (snapshot) => ({ ...snapshot, caseFile: change(snapshot.caseFile) })

export const updatePerson = (change: Partial<CaseFile['person']>): Change =>
  updateCase((caseFile) => ({ ...caseFile, person: { ...caseFile.person, ...change } }))

/** Record events; each gets an id unless it has one. */
export const addEvents = (events: readonly Omit<CaseEvent, 'id'>[]): Change =>
  updateCase((caseFile) => ({
    ...caseFile,
    events: [...caseFile.events, ...events.map((event) => ({ id: newId(), ...event }))],
  }))

export const removeEvents = (events: readonly CaseEvent[]): Change =>
  updateCase((caseFile) => ({
    ...caseFile,
    events: caseFile.events.filter(({ id }) => !events.some((event) => event.id === id)),
  }))

export const inAnswers =
  (change: Partial<ToolAnswers>): Change =>
  (snapshot) => ({ ...snapshot, answers: { ...snapshot.answers, ...change } })

export const compose =
  (...changes: Change[]): Change =>
  (snapshot) =>
    changes.reduce((changed, change) => change(changed), snapshot)

/** Keep what is in a box of an open question until that question is answered, whatever else is looked at meanwhile. */
export const inDraft =
  (step: string, box: string, typed: Typed): Change =>
  ({ caseFile, answers }) => ({
    caseFile,
    answers: {
      ...answers,
      drafts: { ...answers.drafts, [step]: { ...own(answers.drafts, step), [box]: shortened(typed) } },
    },
  })

/** Cut what is typed: a whole book pasted into a box would make the case unreadable. */
function shortened(typed: Typed): Typed {
  if (typeof typed === 'string') return typed.slice(0, mostOfLetter)
  if (typeof typed === 'boolean') return typed
  if (Array.isArray(typed)) return typed.map((words: string) => words.slice(0, mostOfLetter))
  return Object.fromEntries(Object.entries(typed).map(([part, words]) => [part, words.slice(0, mostOfLetter)]))
}

/** Forget what was in a question’s boxes, once it is answered. */
export const withoutDraft =
  (step: string): Change =>
  (now) => {
    const { drafts, ...answers } = now.answers
    if (own(drafts, step) === undefined) return now
    const { [step]: _, ...others } = drafts ?? {}
    return { ...now, answers: Object.keys(others).length === 0 ? answers : { ...answers, drafts: others } }
  }

/** Read the kept contents of a question’s box; undefined when there are none, or none of the kind that the box holds. */
export function draftOf<Kind extends Typed>(
  { answers: { drafts } }: Pick<Snapshot, 'answers'>,
  step: string,
  box: string,
  kind: Kind,
): Kind | undefined {
  const typed = own(own(drafts, step), box)
  return typed !== undefined && isLike(kind, typed) ? typed : undefined
}

/** Look up a record’s own entry by name, ignoring inherited properties. */
const own = <Item>(record: Readonly<Record<string, Item>> | undefined, name: string): Item | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined

/** A file may hold anything: a box of three parts is filled only by three parts, one of words only by words. */
function isLike<Kind extends Typed>(kind: Kind, typed: Typed): typed is Kind {
  if (typeof kind !== 'object' || typeof typed !== 'object') return typeof kind === typeof typed
  if (Array.isArray(kind) || Array.isArray(typed)) return Array.isArray(kind) && Array.isArray(typed)
  const parts = typed as Readonly<Record<string, string>>
  return Object.keys(kind).every((part) => typeof parts[part] === 'string')
}

/** An id for an agreement, an event or a case: random, so that two devices never make the same one. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
