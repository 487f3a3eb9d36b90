import type { PlainDate } from '../dates/plainDate.ts'
import { datesIn } from './values.ts'

/** The date that a letter bears, and the line it stands on, with where in it the date is marked. */
export type LetterDate = { date: PlainDate; line: string; mark: readonly [start: number, end: number] }

/** How many lines of a letter are its head, where its date stands. */
const headLines = 25

/** What may stand before the date of a letter, on its line; other dates there are those of what it is about. */
const leads =
  /^(?:(?:date|dated|sent|letter date|date of (?:this )?letter)\b[\s:]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day,? +)*$/i

/** The date of a letter by its words: the first line of its head that is a date, or says that it is one; undefined where there is none. */
export function letterDate(text: string): LetterDate | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const greeting = lines.findIndex((line) => /^dear\b/i.test(line))
  const head = lines.slice(0, greeting < 0 ? headLines : Math.min(greeting + 6, headLines))
  for (const line of head) {
    // A letter’s date often shares its line with an address or a reference, set apart by a wide gap.
    for (const part of line.split(/\s{2,}/)) {
      const [found] = datesIn(part)
      if (!found || !leads.test(part.slice(0, found.start)) || /[\p{L}\d]/u.test(part.slice(found.end))) continue
      const start = line.indexOf(part) + found.start
      return { date: found.value, line, mark: [start, start + found.end - found.start] }
    }
  }
  return undefined
}
