import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import type { Parser } from './question.tsx'

/** Refuses an answer with words that its question has for it. */
export const refusedWith = (fault: string): { ok: false; fault: string } => ({ ok: false, fault })

/** A name, by what it is called in a sentence; where none was typed, the words of the question say so, or that is fine. */
export const aName =
  (about: string, none?: string): Parser<string, string> =>
  (typed, { say }) => {
    if (typed.trim() !== '') return parseName(typed, say(about))
    return none === undefined ? accepted('') : refusedWith(say(none))
  }

/** One line of at most so many characters; `none` names what is said when it is empty, where that is not fine. */
export const aLine =
  (most: number, none?: string): Parser<string, string> =>
  (typed, { say }) => {
    const line = oneLine(typed)
    if (line === '' && none !== undefined) return refusedWith(say(none))
    return [...line].length > most ? refusedWith(say('tooLong', { most })) : accepted(line)
  }
