import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'
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

export type Standing = z.infer<typeof StandingFile>
