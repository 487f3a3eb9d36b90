import { memoize } from '../content/memoize.ts'

/** Words that a list of the site knows something by. [a|b] is either of two; … stands for up to six words. */
export type Phrases = { words: readonly string[]; butNot?: readonly string[] | undefined }

/** An entry of such a list, and the words of a text that it was found by. */
export type FoundPhrase<Entry> = Entry & { text: string; offset: number }

type Finder<Entry> = (text: string) => readonly FoundPhrase<Entry>[]

// A site is read again and again while it is edited, and most of its words stay.
const finders = new WeakMap<readonly Phrases[], Finder<never>>()

/** Looks for the entries of a list in a text. */
export function phraseFinder<Entry extends Phrases>(entries: readonly Entry[]): Finder<Entry> {
  const find = (finders.get(entries) as Finder<Entry> | undefined) ?? memoize(makeFinder(entries))
  finders.set(entries, find as Finder<never>)
  return find
}

function makeFinder<Entry extends Phrases>(entries: readonly Entry[]): Finder<Entry> {
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

const blank = (text: string) => text.replaceAll(/\S/g, ' ')
