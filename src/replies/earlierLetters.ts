import type { PlainDate } from '../dates/plainDate.ts'
import type { StartingEvent } from './lenderLetter.ts'
import type { SignSpan } from './matchPatterns.ts'

/** A letter that another speaks of, whose date starts a clock: with that date, where it is given. */
export type EarlierLetter = { starts: StartingEvent; date: PlainDate | null } & SignSpan

/** Finds days in a text, with their places. */
type DatesIn = (text: string) => readonly { value: PlainDate; start: number; end: number }[]

/** How a letter speaks of one that was sent before it. */
const spoken =
  /\b(?:our|the|my|a|your|earlier|previous) (?:earlier |previous |first |original )?(?:letter of |e-?mail of )?(final response|(?:redress )?determination|invitation(?: to (?:join|opt in))?)(?: letter| e-?mail| to you)?,? ?(?:which |that )?(?:(?:was |we )?(?:sent|issued|dated|gave|given|wrote|made)(?: to you| you)?|of|dated|on|in)\b(?: on| of| dated| in)?/giu

const startedBy: readonly [RegExp, StartingEvent][] = [
  [/response/i, 'final-response'],
  [/determination/i, 'scheme-decision'],
  [/invitation/i, 'opt-in-invitation'],
]

/** Most characters from such words to a date. */
const near = 24

/** Find earlier letters that a text mentions, each once: their clocks run from their own dates, not this letter’s. */
export function earlierLetters(text: string, datesIn: DatesIn): EarlierLetter[] {
  const found = [...text.matchAll(spoken)].flatMap(({ 0: words, 1: name = '', index }): EarlierLetter[] => {
    const starts = startedBy.find(([pattern]) => pattern.test(name))?.[1]
    const end = index + words.length
    const [date] = datesIn(text.slice(end, end + near + 20)).filter(({ start }) => start < near)
    return starts ? [{ starts, date: date?.value ?? null, start: index, end: end + (date?.end ?? 0) }] : []
  })
  return found.filter(
    ({ starts, date }, index) =>
      found.findIndex((other) => other.starts === starts && other.date === date) === index &&
      (date !== null || !found.some((other) => other.starts === starts && other.date !== null)),
  )
}
