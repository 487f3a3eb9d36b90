import type { SavedCase } from '../../casefile/caseFile.ts'
import { mergeAnswers } from '../../casefile/mergeAnswers.ts'
import { mergeCaseFiles } from '../../casefile/mergeCaseFiles.ts'
import { mergeChanges } from '../../casefile/mergeChanges.ts'
import { nothingAsked } from '../../casefile/toolAnswers.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'

/** What two tabs made of what both began with. */
export const mergedChanges = (base: Snapshot, theirs: Snapshot, ours: Snapshot): Snapshot => ({
  caseFile:
    base === nothingTold
      ? mergeCaseFiles(theirs.caseFile, ours.caseFile)
      : mergeChanges(base.caseFile, theirs.caseFile, ours.caseFile),
  answers: mergeAnswers(base.answers, theirs.answers, ours.answers),
})

/** What is in memory and what a file holds. Where both hold the same thing the file counts, but for what stands in an open box. */
export function withFile(now: Snapshot, file: SavedCase): Snapshot {
  if (now === nothingTold) return file
  const answers = mergeAnswers(nothingAsked, now.answers, file.answers)
  return {
    caseFile: mergeCaseFiles(now.caseFile, file.caseFile),
    answers: now.answers.drafts ? { ...answers, drafts: { ...answers.drafts, ...now.answers.drafts } } : answers,
  }
}
