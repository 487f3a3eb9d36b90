import type { WordsOf } from '../content/words/fields.ts'
import { AccessFile } from './access-request/wordsFile.ts'
import { ComplaintFile } from './complaint-letter/wordsFile.ts'
import { ClocksFile, LettersFile } from './letters/wordsFile.ts'
import { CaseWordsFile } from './case/wordsFile.ts'
import { DatesFile } from './deadlines/wordsFile.ts'
import { EligibilityFile } from './eligibility-checker/wordsFile.ts'
import { EvidenceFile } from './evidence-checklist/wordsFile.ts'
import { GenuineFile } from './genuine-check/wordsFile.ts'
import { ClaimFile } from './claim-calculator/wordsFile.ts'
import { FeesFile } from './fee-comparison/wordsFile.ts'
import { FinderFile } from './lender-finder/wordsFile.ts'
import { TemplateFile } from './letter-template/wordsFile.ts'
import { InputsFile, SharedFile } from './kit/wordsFile.ts'
import { PackFile } from './ombudsman-pack/wordsFile.ts'
import { PapersFile } from './papers/wordsFile.ts'
import { QuestionsFile } from './questions/wordsFile.ts'
import { RedressFile } from './redress-calculator/wordsFile.ts'
import { RepliesFile } from './reply-decoder/wordsFile.ts'
import { RepresentedFile } from './represented-check/wordsFile.ts'

/** What may stand in content/tools/<tool>/words.yaml, by the tools’ names in the manifest. */
export const wordsFiles = {
  'reply-decoder': RepliesFile,
  'evidence-checklist': EvidenceFile,
  'genuine-check': GenuineFile,
  'represented-check': RepresentedFile,
  'ombudsman-pack': PackFile,
  'access-request': AccessFile,
  'redress-calculator': RedressFile,
  deadlines: DatesFile,
  papers: PapersFile,
  case: CaseWordsFile,
  questions: QuestionsFile,
  shared: SharedFile,
  inputs: InputsFile,
  'letter-template': TemplateFile,
  'claim-calculator': ClaimFile,
  'fee-comparison': FeesFile,
  'lender-finder': FinderFile,
  clocks: ClocksFile,
  letters: LettersFile,
  'complaint-letter': ComplaintFile,
  'eligibility-checker': EligibilityFile,
} as const

export type WordsTool = keyof typeof wordsFiles
/** What each tool says, as code finds it. */
export type ToolWords = WordsOf<typeof wordsFiles>
