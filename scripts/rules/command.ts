import type { z } from 'zod'
import type { Facts } from '../../src/facts/fact.ts'
import type { ReadyLetters } from '../../src/replies/readLetters.ts'
import type { ToolWords } from '../../src/toolkit/wordsFiles.ts'

/** A rule as `npm run rules` offers it: what it takes, and what it gives, both as JSON with pounds and percents. */
export type Command = { schema: z.ZodType; run: (input: never, facts: Facts, content: RuleContent) => unknown }

/** Content that a rule reads beside the facts: the words that put its reasons, and the letters lenders send, read when they are asked for. */
export type RuleContent = {
  words: Pick<ToolWords, 'redress-calculator' | 'eligibility-checker'>
  letters: () => ReadyLetters
}

/** Ties a rule to its schema, so that it is given just what the schema lets through. */
export const command = <Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, facts: Facts, content: RuleContent) => unknown,
): Command => ({ schema, run })
