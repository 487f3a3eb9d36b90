import { mostBytes, type ParsedCaseFile, parseCaseFile } from '../../casefile/parseCaseFile.ts'

/** What a chosen file holds, or why it cannot be used. Its size is looked at before any of it is read. */
export async function fileToImport(file: Pick<File, 'size' | 'text'>): Promise<ParsedCaseFile> {
  if (file.size > mostBytes)
    return refused(`The file is too large to be a case file. It may have at most ${mostBytes / 1_000_000} MB.`)
  try {
    return parseCaseFile(await file.text())
  } catch {
    return refused('This browser could not read the file.')
  }
}

const refused = (reason: string): ParsedCaseFile => ({ ok: false, reason, newer: false })
