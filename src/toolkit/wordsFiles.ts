import type { WordsOf } from '../content/words/fields.ts'
import { CaseWordsFile } from './case/wordsFile.ts'
import { InputsFile, SharedFile } from './controls/wordsFile.ts'
import { ClocksFile, LettersFile } from './letters/wordsFile.ts'
import { PapersFile } from './papers/wordsFile.ts'
import { QuestionsFile } from './questions/wordsFile.ts'
import { RedressFile } from './redress/wordsFile.ts'

/** Words files of content/tools/<name>/words.yaml that several tools share. */
export const sharedWordsFiles = {
  papers: PapersFile,
  case: CaseWordsFile,
  questions: QuestionsFile,
  shared: SharedFile,
  inputs: InputsFile,
  clocks: ClocksFile,
  letters: LettersFile,
  'redress-calculator': RedressFile,
} as const

type Shared = WordsOf<typeof sharedWordsFiles>

/** Words by the name of their folder, as code finds them. src/tools/index.ts adds those of each tool. */
export interface ToolWords extends Shared {}
export type WordsTool = keyof ToolWords
