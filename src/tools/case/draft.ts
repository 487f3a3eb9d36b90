import { type Draft, mostOfLetter, type Typed } from '../../casefile/toolAnswers.ts'
import type { Change, Snapshot } from './snapshot.ts'

/** Notes what stands in a box of the open question. What stood in another question’s boxes makes room for it. */
export const inDraft =
  (step: string, box: string, typed: Typed): Change =>
  ({ caseFile, answers }) => ({
    caseFile,
    answers: {
      ...answers,
      draft: { step, boxes: { ...(answers.draft?.step === step ? answers.draft.boxes : {}), [box]: shortened(typed) } },
    },
  })

/** A whole book pasted into a box would make the case one that cannot be read again. */
function shortened(typed: Typed): Typed {
  if (typeof typed === 'string') return typed.slice(0, mostOfLetter)
  if (typeof typed === 'boolean') return typed
  if (Array.isArray(typed)) return typed.map((words: string) => words.slice(0, mostOfLetter))
  return Object.fromEntries(Object.entries(typed).map(([part, words]) => [part, words.slice(0, mostOfLetter)]))
}

/** Forgets what stood in the boxes of a question, once it is answered. */
export const withoutDraft =
  (step: string): Change =>
  (now) => {
    if (now.answers.draft?.step !== step) return now
    const { draft: _, ...answers } = now.answers
    return { ...now, answers }
  }

/** What stood in a box of a question; undefined when nothing did, or nothing of the kind that the box holds. */
export function draftOf<Kind extends Typed>(
  { answers: { draft } }: Pick<Snapshot, 'answers'>,
  step: string,
  box: string,
  kind: Kind,
): Kind | undefined {
  const typed = boxOf(draft, step, box)
  return typed !== undefined && isLike(kind, typed) ? typed : undefined
}

const boxOf = (draft: Draft | undefined, step: string, box: string): Typed | undefined =>
  draft?.step === step && Object.hasOwn(draft.boxes, box) ? draft.boxes[box] : undefined

/** A file may hold anything: a box of three parts is filled only by three parts, one of words only by words. */
function isLike<Kind extends Typed>(kind: Kind, typed: Typed): typed is Kind {
  if (typeof kind !== 'object' || typeof typed !== 'object') return typeof kind === typeof typed
  if (Array.isArray(kind) || Array.isArray(typed)) return Array.isArray(kind) && Array.isArray(typed)
  const parts = typed as Readonly<Record<string, string>>
  return Object.keys(kind).every((part) => typeof parts[part] === 'string')
}
