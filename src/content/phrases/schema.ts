import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'
import { listOf } from '../words/fields.ts'

/** Brackets in pairs, one within another too, and no sign that means something to programs alone. */
const Phrase = z
  .string()
  .regex(/^[^A-Z]{4,}$/)
  .regex(/^(?:[^[\]|()*+?\\]|\[(?:[^[\]()]|\[[^[\]()]*\])*\])+$/)
  .describe('Words in lower case, with [a|b] for either of two.')

const phrases = {
  words: listOf(
    'The words it is known by, in lower case. [a|b] is either of two; … stands for up to six words.',
    Phrase,
    1,
  ),
  butNot: z
    .array(Phrase)
    .optional()
    .describe('Words that look like it and are right all the same, written in the same way.'),
}

/** content/statements.yaml: what is true of the scheme only in some of its states, and the words it is known by. */
export const StatementsFile = z.array(
  z.strictObject({
    about: z.string().min(3).describe('What is said, in a few words.'),
    rightIn: z.array(z.enum(schemeStates)).min(1).describe('The states in which it may be said.'),
    ...phrases,
  }),
)

/** content/turns.yaml: turns of phrase that nobody would say aloud, and what to write instead. */
export const TurnsFile = z.array(
  z.strictObject({
    instead: z.string().min(2).describe('What to write instead, as the end of “write …”.'),
    ...phrases,
  }),
)

export type Statements = z.infer<typeof StatementsFile>
export type Turns = z.infer<typeof TurnsFile>
