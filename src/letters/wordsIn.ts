import type { ToolWords } from '../content/words/schema.ts'

/** What a tool says, among the words its page was given. Throws when it was not given them. */
export function wordsIn<Tool extends keyof ToolWords>(words: Partial<ToolWords>, tool: Tool): ToolWords[Tool] {
  const own = words[tool]
  if (!own) throw new Error(`There are no words of "${tool}" on this page`)
  return own
}
