import type { PlainDate } from '../dates/plainDate.ts'
import type { CaseFile } from './caseFile.ts'

/** The text of the file a visitor saves. `parseCaseFile` reads it back whole. */
export const exportCaseFile = (caseFile: CaseFile): string => `${JSON.stringify(caseFile, null, 2)}\n`

/** Its name: a date and no personal name. */
export const caseFileName = (today: PlainDate): string => `car-finance-case-${today}.json`
