import { wordsFile } from '../../src/content/words/readWords.ts'
import type { ToolWords } from '../../src/toolkit/wordsFiles.ts'
import { UsageError } from '../../src/build/faults.ts'
import type { RuleContent } from './command.ts'

/** The words rules are printed with. Throws a UsageError when content/tools lacks them. */
export function ruleWords(words: Partial<ToolWords>): RuleContent['words'] {
  const of = <Tool extends keyof RuleContent['words']>(tool: Tool): ToolWords[Tool] => {
    const own = words[tool]
    if (!own) throw new UsageError(`${wordsFile(tool)} is missing: bring it back`)
    return own
  }
  return { 'redress-calculator': of('redress-calculator'), 'eligibility-checker': of('eligibility-checker') }
}
