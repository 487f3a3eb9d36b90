import type { PlainDate } from '../dates/plainDate.ts'
import { datesIn } from './values.ts'

/** The date on a letter, and its line, with the place of the date in that line. */
export type LetterDate = { date: PlainDate; line: string; mark: readonly [start: number, end: number] }

/** Number of lines in the head of a letter, which has its date. */
const headLines = 25

/** Words before the date of a letter, on its line; other dates there are those of what it is about. */
const leads =
  /(?:^|[\s,;|:)])(?:(?:date|dated|sent|letter date|date of (?:this )?letter)\b[\s:]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day,? +)*$/i

/** Dated things on the same line other than the letter: words between one and the date before, or after, belong to that. */
const ofAnother =
  /\b(?:agreement|contract|birth|d\.?o\.?b|born|received|signed|started|complain\w*|purchase\w*|from|of|on|by|until)\b/i

/** Start of what follows on the line, where that is something else. */
const otherThing =
  /^[\s,;|]*(?:$|(?:our|your|ref\b|re\b|agreement|account|contract|complaint|customer|date\b|\()|\p{N})/iu

/** Find a letter's date: the first line of its head that is a date or says it is one, else a date at the end; undefined if none. */
export function letterDate(text: string): LetterDate | undefined {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const greeting = lines.findIndex((line) => /^dear\b/i.test(line))
  const head = lines.slice(0, greeting < 0 ? headLines : Math.min(greeting + 6, headLines))
  const dates = head.flatMap(datesOf)
  return (dates.find(({ alone }) => alone) ?? dates[0])?.found ?? dateAtEnd(lines.at(-1) ?? '')
}

/** A date that ends the last line of a letter, after a whole sentence. */
function dateAtEnd(line: string): LetterDate | undefined {
  const last = datesIn(line).at(-1)
  return last && /^\.?$/.test(line.slice(last.end)) && /[.!?]\s+$/.test(line.slice(0, last.start))
    ? { date: last.value, line, mark: [last.start, last.end] }
    : undefined
}

/** Find dates on a line that may be the letter’s: one alone on its line is surer than one beside other words. */
function datesOf(line: string): { found: LetterDate; alone: boolean }[] {
  let last = 0
  return datesIn(line).flatMap(({ value: date, start, end }) => {
    const before = line.slice(last, start)
    last = end
    // A letter’s date often shares its line with an address or a reference, set apart by a wide gap.
    const [apart = ''] = before.split(/\s{2,}|\t/).slice(-1)
    const [after = ''] = line.slice(end).split(/\s{2,}/)
    const lead = leads.exec(apart)
    if (!lead || !otherThing.test(after)) return []
    const rest = apart.slice(0, lead.index)
    const alone = rest.trim() === '' && after.trim() === '' && apart.length === lead[0].length
    const isApart = /(?:^|[,;|:)])\s*$/.test(rest) || lead[0].trim() !== ''
    return alone || (isApart && !ofAnother.test(rest)) ? [{ found: { date, line, mark: [start, end] }, alone }] : []
  })
}
