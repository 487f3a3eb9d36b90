import type { SavedCase } from '../../casefile/caseFile.ts'
import { mergeAnswers } from '../../casefile/mergeAnswers.ts'
import { mergeCaseFiles } from '../../casefile/mergeCaseFiles.ts'
import { type FileFault, mostCaseBytes, type ParsedCaseFile, parseCaseFile } from '../../casefile/parseCaseFile.ts'
import { nothingAsked } from '../../casefile/toolAnswers.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'

/** Read a chosen file, or say why it cannot be used. Its size is looked at before any of it is read. */
export async function fileToImport(
  file: Pick<File, 'size' | 'text'>,
): Promise<ParsedCaseFile | { ok: false; fault: ImportFault }> {
  if (file.size > mostCaseBytes) return { ok: false, fault: { is: 'tooLarge', megabytes: mostCaseBytes / 1_000_000 } }
  try {
    return parseCaseFile(await file.text())
  } catch {
    return { ok: false, fault: { is: 'notRead' } }
  }
}

/** Why a file cannot be used: what it holds, or what it is. */
export type ImportFault = FileFault | { is: 'tooLarge'; megabytes: number } | { is: 'notRead' }

/** Merge a file into the memory. Where both hold the same thing the file counts, but for what stands in an open box. */
export function withFile(now: Snapshot, file: SavedCase): Snapshot {
  if (now === nothingTold) return file
  const answers = mergeAnswers(nothingAsked, now.answers, file.answers)
  return {
    caseFile: mergeCaseFiles(now.caseFile, file.caseFile),
    answers: now.answers.drafts ? { ...answers, drafts: { ...answers.drafts, ...now.answers.drafts } } : answers,
  }
}
