import { z } from 'zod'

/** Brackets in pairs, one within another too, and no sign that means something to programs alone. */
const Phrase = z
  .string()
  .regex(/^[^A-Z]{4,}$/)
  .regex(/^(?:[^[\]|()*+?\\]|\[(?:[^[\]()]|\[[^[\]()]*\])*\])+$/)
  .describe('Words in lower case, with [a|b] for either of two.')

/** Fields of an entry that a check looks for in the words of the site. */
export const phrases = {
  words: z
    .array(Phrase)
    .min(1)
    .describe('The words it is known by, in lower case. [a|b] is either of two; … stands for up to six words.'),
  butNot: z
    .array(Phrase)
    .optional()
    .describe('Words that look like it and are right all the same, written in the same way.'),
}
