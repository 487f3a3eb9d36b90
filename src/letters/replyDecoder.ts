import type { PlainDate } from '../dates/plainDate.ts'
import { textOn } from '../facts/valueOn.ts'
import type { Clock } from '../rules/deadlines/clock.ts'
import { deadlines } from '../rules/deadlines/deadlines.ts'
import type { LetterContext } from './letterContext.ts'
import { wordsIn } from './wordsIn.ts'
import type { ReplyMeaning } from '../content/words/schema.ts'

/** A meaning found in a letter, and the words that gave it away. */
export type ReplyReading = { meaning: ReplyMeaning; found: string }

/** Everything a lender's letter is known to say, the surest first. An empty list means that nothing was recognised. */
export function decodeReply(letter: string, meanings: readonly ReplyMeaning[]): ReplyReading[] {
  const words = plainWords(letter)
  return provisionalOrNot(
    meanings.flatMap((meaning) => {
      const searched = (meaning.butNot ?? []).reduce((rest, lookalike) => rest.replaceAll(lookalike, ' '), words)
      const found = meaning.phrases.find((phrase) => holds(searched, phrase))
      return found === undefined ? [] : [{ meaning, found }]
    }),
  )
}

/**
 * The readings with the clocks that they start in this letter. Only a redress determination, a final response or an invitation
 * starts one (FCA Handbook, DISP 2.8.1R and 2.8.2R): a provisional decision starts none, whatever it says.
 */
export const provisionalOrNot = (readings: readonly ReplyReading[]): ReplyReading[] =>
  readings.some(({ meaning }) => meaning.id === 'provisional')
    ? readings.map((reading) =>
        reading.meaning.mayBeProvisional ? { ...reading, meaning: { ...reading.meaning, starts: null } } : reading,
      )
    : [...readings]

/** Whether every reading that starts a clock could as well stand in a provisional decision, so that the letter has to be asked about. */
export function couldBeProvisional(readings: readonly ReplyReading[]): boolean {
  const starting = readings.filter(({ meaning }) => meaning.starts !== null)
  return starting.length > 0 && starting.every(({ meaning }) => meaning.mayBeProvisional)
}

/**
 * The clock that a letter with this meaning starts; null when it starts none.
 * @throws FactRangeError when the letter's date is before the rule existed
 */
export function clockOfReply(
  { starts }: ReplyMeaning,
  letterDate: PlainDate,
  { today, nation, facts }: LetterContext,
): Clock | null {
  if (starts === null) return null
  return deadlines({ today, nation, events: [{ kind: starts, date: letterDate }] }, facts)[0] ?? null
}

/** What a meaning amounts to on a day, with what the scheme's present state adds. */
export function meaningOn(
  { means, ombudsman, whileSuspended }: ReplyMeaning,
  { today, facts, words }: LetterContext,
): string[] {
  const whole = ombudsman ? `${means} ${wordsIn(words, 'reply-decoder').ombudsman}` : means
  const suspended = textOn(facts, 'scheme.state', today) === 'part-suspended'
  return whileSuspended !== undefined && suspended ? [whole, whileSuspended] : [whole]
}

/** In lower case, with straight apostrophes, single spaces and no hyphens, so that "Time–Barred" is "time barred". */
const plainWords = (letter: string) =>
  letter
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\p{Pd}\s]+/gu, ' ')

/** True when the phrase stands there as whole words. */
function holds(words: string, phrase: string): boolean {
  for (let at = words.indexOf(phrase); at !== -1; at = words.indexOf(phrase, at + 1)) {
    const [before, after] = [words[at - 1] ?? ' ', words[at + phrase.length] ?? ' ']
    if (!(isWord(before) && isWord(phrase[0] ?? '')) && !(isWord(after) && isWord(phrase.at(-1) ?? ''))) return true
  }
  return false
}

const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character)
