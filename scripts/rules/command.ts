import type { z } from 'zod'
import type { Facts } from '../../src/facts/fact.ts'
import type { ToolWords } from '../../src/words/schema.ts'

/** A rule as `npm run rules` offers it: what it takes, and what it gives, both as JSON with pounds and percents. */
export type Command = { schema: z.ZodType; run: (input: never, facts: Facts, words: RuleWords) => unknown }

/** The words of tools that put a rule’s reasons. */
export type RuleWords = Pick<ToolWords, 'redress-calculator'>

/** Ties a rule to its schema, so that it is given just what the schema lets through. */
export const command = <Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, facts: Facts, words: RuleWords) => unknown,
): Command => ({ schema, run })
