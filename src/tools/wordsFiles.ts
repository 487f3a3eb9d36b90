import type { WordsOf } from '../content/words/fields.ts'
import { sharedWordsFiles } from '../toolkit/wordsFiles.ts'
import { AccessFile } from './access-request/wordsFile.ts'
import { ComplaintFile } from './complaint-letter/wordsFile.ts'
import { DatesFile } from './deadlines/wordsFile.ts'
import { EligibilityFile } from './eligibility-checker/wordsFile.ts'
import { EvidenceFile } from './evidence-checklist/wordsFile.ts'
import { GenuineFile } from './genuine-check/wordsFile.ts'
import { ClaimFile } from './claim-calculator/wordsFile.ts'
import { FeesFile } from './fee-comparison/wordsFile.ts'
import { FinderFile } from './lender-finder/wordsFile.ts'
import { TemplateFile } from './letter-template/wordsFile.ts'
import { PackFile } from './ombudsman-pack/wordsFile.ts'
import { RepliesFile } from './reply-decoder/wordsFile.ts'
import { RepresentedFile } from './represented-check/wordsFile.ts'

/** Words files of content/tools/<tool>/words.yaml, by the tools’ names in the manifest. */
const ownWordsFiles = {
  'reply-decoder': RepliesFile,
  'evidence-checklist': EvidenceFile,
  'genuine-check': GenuineFile,
  'represented-check': RepresentedFile,
  'ombudsman-pack': PackFile,
  'access-request': AccessFile,
  deadlines: DatesFile,
  'letter-template': TemplateFile,
  'claim-calculator': ClaimFile,
  'fee-comparison': FeesFile,
  'lender-finder': FinderFile,
  'complaint-letter': ComplaintFile,
  'eligibility-checker': EligibilityFile,
} as const

/** Schemas of the words files: those of one tool, and those that several share. */
export const wordsFiles = { ...ownWordsFiles, ...sharedWordsFiles }

type Own = WordsOf<typeof ownWordsFiles>
declare module '../toolkit/wordsFiles.ts' {
  interface ToolWords extends Own {}
}
