import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'
import type { DateParts } from '../../casefile/inputs/parsed.ts'
import type { Parser } from './question.tsx'

export const manyWords =
  (most: number): Parser<string, string> =>
  (typed) =>
    parseFreeText(typed, most)

/** A day, today or before. The words of the question say what it is the day of. */
export const aDay: Parser<DateParts, string> = (typed, { say, page }) =>
  parseDateParts(typed, { about: say('about'), today: page.context.today })
