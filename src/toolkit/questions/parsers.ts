import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import type { Parser } from './question.tsx'

/** Refuse an answer with its question’s own words. */
export const refusedWith = (fault: string): { ok: false; fault: string } => ({ ok: false, fault })

/** Parse a name; `about` is what it is called in a sentence. An empty one is refused with the words `none`, if given. */
export const aName =
  (about: string, none?: string): Parser<string, string> =>
  (typed, { say }) => {
    if (typed.trim() !== '') return parseName(typed, say(about))
    return none === undefined ? accepted('') : refusedWith(say(none))
  }

/** Parse one line of up to `most` characters; an empty one is refused with the words `none`, if given. */
export const aLine =
  (most: number, none?: string): Parser<string, string> =>
  (typed, { say }) => {
    const line = oneLine(typed)
    if (line === '' && none !== undefined) return refusedWith(say(none))
    return [...line].length > most ? refusedWith(say('tooLong', { most })) : accepted(line)
  }
