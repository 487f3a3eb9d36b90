import type { z } from 'zod'
import type { Facts } from '../../src/facts/fact.ts'
import type { ReadyLetters } from '../../src/replies/readLetters.ts'

/** The letters that lenders send, read when a rule asks for them. */
export type KnownLetters = () => ReadyLetters

/** A rule as `npm run rules` offers it: what it takes, and what it gives, both as JSON with pounds and percents. */
export type Command = { schema: z.ZodType; run: (input: never, facts: Facts, letters: KnownLetters) => unknown }

/** Ties a rule to its schema, so that it is given just what the schema lets through. */
export const command = <Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.infer<Schema>, facts: Facts, letters: KnownLetters) => unknown,
): Command => ({ schema, run })
