import { type CaseFile, caseFileFormat, caseFileVersion, type SavedCase } from './caseFile.ts'
import { caseFileShape } from './caseFileShape.ts'
import { knownVersions, migrate } from './migrations.ts'
import { isRecord } from './shape.ts'
import type { ToolAnswers } from './toolAnswers.ts'

export type ParsedCaseFile =
  | { ok: true; saved: SavedCase; migratedFrom: number | null }
  /** `newer`: a newer version of the site wrote it. */
  | { ok: false; reason: string; newer: boolean }

/** More than any browser keeps for one site. */
export const mostCharacters = 4_000_000
/** What so many characters can take up in a file. */
export const mostBytes = 3 * mostCharacters

/**
 * A case file from the text of a saved or exported one. Never throws and changes nothing: a file that is too large,
 * damaged, not ours, or of an unknown version is refused with a reason fit to show.
 */
export function parseCaseFile(content: string): ParsedCaseFile {
  if (content.length > mostCharacters) return refused('The file is too large to be a case file.')
  const file = readJson(content)
  if (file === undefined) return refused('The file cannot be read. It may be damaged, or not be a case file.')
  if (!isRecord(file) || file['format'] !== caseFileFormat)
    return refused('This is not a case file saved by this site.')
  const version = file['version']
  if (typeof version !== 'number' || !knownVersions.includes(version)) return unknownVersion(version)
  const migrated = migrate({ ...file, version })
  const fault = caseFileShape(migrated, 'the case')
  if (fault !== null) return refused(`The case file is damaged: ${fault}.`)
  const { answers, ...caseFile } = migrated as CaseFile & { answers: ToolAnswers }
  return { ok: true, saved: { caseFile, answers }, migratedFrom: version === caseFileVersion ? null : version }
}

const refused = (reason: string, newer = false): ParsedCaseFile => ({ ok: false, reason, newer })

function readJson(content: string): unknown {
  try {
    // Some editors put a byte-order mark in front of UTF-8.
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function unknownVersion(version: unknown): ParsedCaseFile {
  if (typeof version === 'number' && version > caseFileVersion) {
    return refused(
      `The file was saved by a newer version of this site (${version}). Reload the page and try again.`,
      true,
    )
  }
  return refused('The file does not say which version it is, or the version is not one this site has used.')
}
