/** Look up the words of a tool among those its page was given. Throws when it was not given them. */
export function toolWords<Words, Tool extends keyof Words & string>(
  words: Partial<Words>,
  tool: Tool,
): NonNullable<Words[Tool]> {
  const own = words[tool]
  if (!own) throw new Error(`There are no words of "${tool}" on this page`)
  return own
}
