import { type FileFault, mostBytes, type ParsedCaseFile, parseCaseFile } from '../../casefile/parseCaseFile.ts'

/** What a chosen file holds, or why it cannot be used. Its size is looked at before any of it is read. */
export async function fileToImport(
  file: Pick<File, 'size' | 'text'>,
): Promise<ParsedCaseFile | { ok: false; fault: ImportFault }> {
  if (file.size > mostBytes) return { ok: false, fault: { is: 'tooLarge', megabytes: mostBytes / 1_000_000 } }
  try {
    return parseCaseFile(await file.text())
  } catch {
    return { ok: false, fault: { is: 'notRead' } }
  }
}

/** Why a file cannot be used: what it holds, or what it is. */
export type ImportFault = FileFault | { is: 'tooLarge'; megabytes: number } | { is: 'notRead' }
