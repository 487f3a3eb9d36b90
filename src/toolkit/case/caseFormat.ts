import { exportCaseFile } from '../../casefile/caseFile.ts'
import { firstCase, furtherCase } from '../../casefile/casePointer.ts'
import type { CaseFormat } from './keptCase.ts'

let parse: CaseFormat['parse'] | undefined

/** Fetch what reads a case, where the device may hold one: without one no tool needs it. */
export async function fetchReader(): Promise<void> {
  if (parse === undefined && mayHoldCase()) parse = (await import('../../casefile/parseCaseFile.ts')).parseCaseFile
}

function mayHoldCase(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(firstCase) || name.startsWith(furtherCase))
  } catch {
    // Storage can be forbidden; then nothing is read from it either.
    return false
  }
}

/** Write and read cases as this version of the site does. Whoever reads fetches the reader first. */
export const caseFormat: CaseFormat = {
  print: exportCaseFile,
  parse: (content) => {
    if (parse === undefined) throw new DOMException('what reads a case has not come', 'NetworkError')
    return parse(content)
  },
}
