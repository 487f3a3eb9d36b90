import type { PlainDate } from '../dates/plainDate.ts'
import type { SavedCase } from './caseFile.ts'

/** The text of the file a visitor saves. `parseCaseFile` reads it back whole. */
export const exportCaseFile = ({ caseFile, answers }: SavedCase): string =>
  `${JSON.stringify({ ...caseFile, answers }, null, 2)}\n`

/** Its name: a date and no personal name. */
export const caseFileName = (today: PlainDate): string => `car-finance-case-${today}.json`
