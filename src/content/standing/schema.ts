import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'
import { phrases } from '../phrases.ts'
import { words } from '../words/fields.ts'

/** content/standing.yaml: what the site says about each topic in each state of the scheme. */
export const StandingFile = z.strictObject({
  topics: z
    .record(
      z.string().regex(/^[a-z-]+$/),
      z.record(z.enum(schemeStates), words('The words in this state; empty for none.', 0)),
    )
    .describe('What is said on each topic, state by state.'),
})

/** content/statements.yaml: what is true of the scheme only in some of its states, and the words it is known by. */
export const StatementsFile = z.array(
  z.strictObject({
    about: z.string().min(3).describe('What is said, in a few words.'),
    rightIn: z.array(z.enum(schemeStates)).min(1).describe('The states in which it may be said.'),
    ...phrases,
  }),
)

export type Standing = z.infer<typeof StandingFile>
export type Statements = z.infer<typeof StatementsFile>
