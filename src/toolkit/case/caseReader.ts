import { mergeAnswers, mergeCaseFiles, mergeChanges } from '../../casefile/mergeCaseFiles.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'

export { parseCaseFile as parse } from '../../casefile/parseCaseFile.ts'

export const merge = (base: Snapshot, theirs: Snapshot, ours: Snapshot): Snapshot => ({
  caseFile:
    base === nothingTold
      ? mergeCaseFiles(theirs.caseFile, ours.caseFile)
      : mergeChanges(base.caseFile, theirs.caseFile, ours.caseFile),
  answers: mergeAnswers(base.answers, theirs.answers, ours.answers),
})
