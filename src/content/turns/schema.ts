import { z } from 'zod'
import { phrases } from '../phrases.ts'

/** content/turns.yaml: turns of phrase that nobody would say aloud, and what to write instead. */
export const TurnsFile = z.array(
  z.strictObject({
    instead: z.string().min(2).describe('What to write instead, as the end of “write …”.'),
    ...phrases,
  }),
)

export type Turns = z.infer<typeof TurnsFile>
