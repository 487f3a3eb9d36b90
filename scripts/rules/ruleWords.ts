import type { ReadWords } from '../../src/content/words/readWords.ts'
import type { RuleContent } from './command.ts'

/** The words rules are printed with, as they were read: they hold no tags. Throws when content/tools lacks them. */
export function ruleWords(words: readonly ReadWords[]): RuleContent['words'] {
  const own = words.find(({ tool }) => tool === 'redress-calculator')
  if (!own) throw new Error('content/tools/redress-calculator/words.yaml is missing; bring it back')
  return { 'redress-calculator': own.value as RuleContent['words']['redress-calculator'] }
}
