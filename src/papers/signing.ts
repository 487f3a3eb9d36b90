import { type Page, wordsOf } from './lines.ts'
import { type Candidate, cut, longestRead, placeIn } from './place.ts'
import { datesIn } from './values.ts'

const sameDay =
  /\b(?:signed|made|dated|entered into)\b[^.;£\d]{0,60}\bon (?:the same|that) (?:day|date)\b|\bsame (?:day|date) as (?:above|the customer)\b/i

/** Agreements that were signed on the day that was told last: "bought it on 13 June 2017 … which you signed on the same day". */
export const sameDayOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }, index) => {
    const own = wordsOf(cells).slice(0, longestRead)
    const said = sameDay.exec(own)
    if (!said) return []
    const before = [own.slice(0, said.index), ...[1, 2, 3, 4].map((up) => wordsOf(lines[index - up]?.cells ?? []))]
    for (const text of before) {
      const day = datesIn(text.slice(0, longestRead)).at(-1)
      if (day)
        return [{ field: 'signedOn', value: day.value, weight: 5.8, place: cut(text, day.start, day.end, number) }]
    }
    return []
  })

/** Over the names of those who sign, as the law has it or otherwise; and whoever signs first, with the day at the end of the line. */
const isOverNames =
  /^(?:\d{1,2}\.? )?(?:sign(?:ed|ing|atures?)|e-?sign\w*|execution)\b[^.£\d]{0,40}$|\bsign it only if you want to be\b|\blegally bound by its terms\b/i
const isCustomer =
  /^(?:x |the |you,? )*(?:customer|hirer|borrower|buyer|debtor|applicant|you)\b(?! (?:may|must|will|can|have)\b)[^£]{0,40}$/i
/** How far below its head the line of the customer may stand. */
const mostBelow = 4

/** The day in the line of the customer under a head that says that they sign. */
export const signedUnderHead = (page: Page): Candidate[] =>
  page.lines.flatMap((line, index): Candidate[] => {
    const isUnder = page.lines
      .slice(Math.max(0, index - mostBelow), index)
      .some(({ cells }) => isOverNames.test(wordsOf(cells)))
    const [first, ...others] = line.cells
    if (!isUnder || !first || !isCustomer.test(first.text)) return []
    const found = others.flatMap((cell) => datesIn(cell.text.slice(0, longestRead)).map((day) => ({ cell, day })))[0]
    return found
      ? [
          {
            field: 'signedOn',
            value: found.day.value,
            weight: 6,
            place: placeIn(page, line, line, found.cell, found.day),
          },
        ]
      : []
  })

/** Whoever signs at a screen, with no day in the line; and the line below it, which has the day. */
const signsAtScreen =
  /^\W*(?:(?:e-?|digitally |electronically )?signed)\b(?! for\b)(?=.* (?:by|with|using|in)\b)[^£]{0,90}$/i
const isForLender = /\b(?:counter-?signed|on behalf|for (?:us|the|and)\b|limited|ltd|plc)\b/i
const opensWithDay = /^\W*(?:on|at|dated?|time ?stamp|(?:date|time) (?:and|&) (?:time|date))\b/i
/** Who that is may stand there by what they are, with their name below. */
const isOfCustomer = /\bby (?:you|the (?:customer|hirer|borrower|buyer|debtor))\W*$/i

/** The day in the line below the one in which the customer signs at a screen: "Signed electronically by R Keen", "on 22 February 2018 at 18:43". */
export const signedAtScreen = (page: Page): Candidate[] =>
  page.lines.flatMap((line, index): Candidate[] => {
    const [own, below] = [wordsOf(line.cells), page.lines[index + 1]]
    const isCustomers = signsAtScreen.test(own) && !isForLender.test(own) && datesIn(own).length === 0
    const isDated = isOfCustomer.test(own) || opensWithDay.test(below ? wordsOf(below.cells) : '')
    if (!below || !isCustomers || !isDated) return []
    return below.cells
      .flatMap((cell) => datesIn(cell.text.slice(0, longestRead)).map((day) => ({ cell, day })))
      .slice(0, 1)
      .map(({ cell, day }) => ({
        field: 'signedOn',
        value: day.value,
        weight: 6,
        place: placeIn(page, line, below, cell, day),
      }))
  })

/** The days on which a page says that the first payment falls due. */
export const firstDueOn = ({ lines }: Page): string[] =>
  lines.flatMap(({ cells }, index) => {
    const own = wordsOf(cells).slice(0, longestRead)
    const above = wordsOf(lines[index - 1]?.cells ?? []).slice(-60)
    return datesIn(own).flatMap(({ value, start }) =>
      isFirst.test(`${above} ${own.slice(Math.max(0, start - 90), start)}`) ? [value] : [],
    )
  })

const isFirst =
  /\b(?:first|1st)\b(?! reg)[^.;£\d]{0,80}$|\b(?:starting|beginning|commencing|(?:payable|monthly|due) from)(?: on)?(?: the)? $/i
