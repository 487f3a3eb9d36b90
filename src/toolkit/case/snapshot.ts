import { type CaseFile, type SavedCase, emptyCaseFile } from '../../casefile/caseFile.ts'
import { nothingAsked, type ToolAnswers } from '../../casefile/toolAnswers.ts'

/** Everything a visitor has told the letter tools: the case, and what only the tools need. */
export type Snapshot = SavedCase

/** Update of a snapshot by an answer. */
export type Change = (snapshot: Snapshot) => Snapshot

/** Before anything has been told. */
export const nothingTold: Snapshot = { caseFile: emptyCaseFile(''), answers: nothingAsked }

/** A change of the case alone. */
export const updateCase =
  (change: (caseFile: CaseFile) => CaseFile): Change =>
  (snapshot) => ({ ...snapshot, caseFile: change(snapshot.caseFile) })

/** A change of the person alone. */
export const updatePerson = (change: Partial<CaseFile['person']>): Change =>
  updateCase((caseFile) => ({ ...caseFile, person: { ...caseFile.person, ...change } }))

/** A change of the tools’ own answers alone. */
export const inAnswers =
  (change: Partial<ToolAnswers>): Change =>
  (snapshot) => ({ ...snapshot, answers: { ...snapshot.answers, ...change } })

/** One change after another. */
export const compose =
  (...changes: Change[]): Change =>
  (snapshot) =>
    changes.reduce((changed, change) => change(changed), snapshot)
