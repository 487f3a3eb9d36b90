import { memoize, oncePer } from '../content/memoize.ts'

/** Phrases by which a list recognises something. [a|b] is either of two; … means up to six words. */
export type Phrases = { words: readonly string[]; butNot?: readonly string[] | undefined }

/** An entry of such a list, and the words of a text that it was found by. */
export type FoundPhrase<Entry> = Entry & { text: string; offset: number }

type Finder<Entry> = (text: string) => readonly FoundPhrase<Entry>[]

export const phraseFinder = <Entry extends Phrases>(entries: readonly Entry[]): Finder<Entry> =>
  finderOf(entries) as Finder<Entry>

// A site is read again and again while it is edited, and most of its words stay.
const finderOf = oncePer((entries: readonly Phrases[]) => memoize(makeFinder(entries)))

function makeFinder(entries: readonly Phrases[]): Finder<Phrases> {
  const known = entries.map((entry) => ({
    entry,
    words: patternOf(entry.words),
    butNot: entry.butNot?.length ? patternOf(entry.butNot) : undefined,
  }))
  const any = known.length > 0 ? new RegExp(known.map(({ words }) => words.source).join('|'), 'i') : undefined
  return (text) =>
    any?.test(text)
      ? known.flatMap(({ entry, words, butNot }) =>
          [...(butNot ? text.replaceAll(butNot, blank) : text).matchAll(words)].map(({ 0: found, index }) => ({
            ...entry,
            text: found.replaceAll(/\s+/g, ' '),
            offset: index,
          })),
        )
      : []
}

const patternOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(phrasePattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** The words of a phrase in a row, with either apostrophe, whatever white space stands between them. */
const phrasePattern = (phrase: string): string =>
  phrase
    .replaceAll(/[\\^$.*+?(){}]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')')
    .replaceAll(/['’]/g, "[’']")
    .replaceAll(/\s*…\s*/g, '(?:\\s+[^\\s.!?]+){0,6}?\\s+')
    .replaceAll(/ +/g, '\\s+')

/** Raw prose with everything that is not words blanked out, so that offsets stay true. */
export const onlyWords = memoize((raw) => blankers.reduce((text, pattern) => text.replaceAll(pattern, blank), raw))

const blankers = [
  /\{%\s*example\s*%\}[\s\S]*?\{%\s*\/example\s*%\}/g,
  // A question’s words are inside its tag, and stay.
  /\{%(?!\s*question\s)[\s\S]*?%\}|\{%\s*question\s|%\}/g,
  /```[\s\S]*?```|`[^`]*`/g,
  /(?<=\])\([^)]*\)/g,
  /<[^<>]*>/g,
  /https?:\/\/\S+/g,
  /^[ \t]*\d+[.)](?=\s)/gm,
]

const blank = (part: string) => part.replaceAll(/[^\n]/g, ' ')
