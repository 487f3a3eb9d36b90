import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import type { HolidayNation } from '../../facts/bankHolidays.ts'

/** The general time limit of each nation's courts, in years. */
export const courtYears = {
  'england-and-wales': 'law.limitation-years',
  scotland: 'law.limitation-years-scotland',
  'northern-ireland': 'law.limitation-years-northern-ireland',
} as const satisfies Record<HolidayNation, string>

/**
 * The last day of a nation's general time limit for court, counted from the end of the agreement. Read for England and Wales
 * (Limitation Act 1980, section 9); inferred for Scotland, where the claim must also be served by then (Prescription and
 * Limitation (Scotland) Act 1973, sections 6 and 9), and for Northern Ireland (Limitation Order 1989, article 4). A fact kept
 * hidden can make it later; only a solicitor can say for one case.
 */
export const courtLastDay = (ended: PlainDate, nation: HolidayNation, facts: Facts): PlainDate =>
  addMonths(ended, 12 * numberOn(facts, courtYears[nation], ended))
