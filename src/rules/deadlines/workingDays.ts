import { addDays, type PlainDate, weekdayOf } from '../../dates/plainDate.ts'
import { type Facts, type HolidayNation, holidayFact } from '../../facts/fact.ts'
import { datesOn, withinKnown } from '../../facts/valueOn.ts'

export type WorkingDays = ReturnType<typeof workingDays>

/** Working days of one nation: Monday to Friday, less its bank holidays. For years whose holidays are not in the facts only weekends are left out. */
export function workingDays(nation: HolidayNation, facts: Facts) {
  const is = (date: PlainDate) => !isWeekend(date) && !holidaysAround(date, nation, facts).includes(date)
  const step = (from: PlainDate, by: 1 | -1) => {
    let day = addDays(from, by)
    while (!is(day)) day = addDays(day, by)
    return day
  }
  return {
    is,
    /** That day, or the first working day after it. */
    onOrAfter: (date: PlainDate) => (is(date) ? date : step(date, 1)),
    /** The last working day before it, never the day itself. */
    before: (date: PlainDate) => step(date, -1),
    /** That many working days after it; the day itself is not counted. */
    after: (date: PlainDate, count: number) => {
      let day = date
      for (let left = count; left > 0; left--) day = step(day, 1)
      return day
    },
  }
}

const isWeekend = (date: PlainDate) => weekdayOf(date) === 0 || weekdayOf(date) === 6

/** Bank holidays are proclaimed a few years ahead; a deadline beyond them still has a weekday. */
const holidaysAround = (date: PlainDate, nation: HolidayNation, facts: Facts): PlainDate[] =>
  withinKnown(
    () => datesOn(facts, holidayFact(nation), date),
    () => [],
  )
