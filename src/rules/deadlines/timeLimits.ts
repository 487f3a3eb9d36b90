import { addMonths, type PlainDate } from '../../dates/plainDate.ts'
import type { Facts, HolidayNation } from '../../facts/fact.ts'
import { numberOn, textOn, withinKnown } from '../../facts/valueOn.ts'
import { earliest } from './accessRequest.ts'
import type { DeadlineEvent } from './event.ts'

/**
 * The last day to go to the ombudsman, counted from the date on the final response (FCA Handbook, DISP 2.8.2R(1)).
 * Responses sent while the longer limit for car finance complaints held keep it: so many months, or a fixed day if that is later.
 * @param today decides what is known: the days on which the longer limit ended were set after it began
 * @throws FactRangeError when no limit is known for the day
 */
export function ombudsmanLastDay(responseDate: PlainDate, today: PlainDate, facts: Facts): PlainDate {
  const longer = longerLimit(responseDate, today, facts)
  if (longer === null) return addMonths(responseDate, numberOn(facts, 'ombudsman.limit', responseDate))
  const counted = addMonths(responseDate, longer.months)
  return counted > longer.earliestEnd ? counted : longer.earliestEnd
}

/** True when the longer limit for older responses is the one that counts. */
export const hasLongerOmbudsmanLimit = (responseDate: PlainDate, today: PlainDate, facts: Facts): boolean =>
  longerLimit(responseDate, today, facts) !== null

function longerLimit(
  responseDate: PlainDate,
  today: PlainDate,
  facts: Facts,
): { months: number; earliestEnd: PlainDate } | null {
  return withinKnown(
    () => {
      if (responseDate > textOn(facts, 'ombudsman.old-limit-last-response', today)) return null
      return {
        months: numberOn(facts, 'ombudsman.old-limit', responseDate),
        earliestEnd: textOn(facts, 'ombudsman.old-limit-earliest-end', today),
      }
    },
    // Before the longer limit began the ordinary one was the rule.
    () => null,
  )
}

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

export type CauseEvent = Extract<DeadlineEvent, { kind: 'agreement-made' | 'cause-known' }>

/**
 * The last day to complain so that the ombudsman may look at it: so many years after what the complaint is about, or so many
 * after the visitor knew or ought to have known of it, whichever is later (FCA Handbook, DISP 2.8.2R(2), read). Without
 * the agreement’s day it is counted from knowledge alone, and may be later. Null for an agreement when the events hold a day of knowledge:
 * it is counted there.
 */
export function complainByLastDay(cause: CauseEvent, events: readonly DeadlineEvent[], facts: Facts): PlainDate | null {
  if (cause.kind === 'agreement-made') {
    return events.some(({ kind }) => kind === 'cause-known')
      ? null
      : afterYears(cause.date, 'ombudsman.event-years', facts)
  }
  const made = cause.agreementStart ?? earliest(events.filter(({ kind }) => kind === 'agreement-made'))
  const fromKnowledge = afterYears(cause.date, 'ombudsman.knowledge-years', facts)
  const fromEvent = made === undefined ? fromKnowledge : afterYears(made, 'ombudsman.event-years', facts)
  return fromEvent > fromKnowledge ? fromEvent : fromKnowledge
}

const afterYears = (date: PlainDate, years: string, facts: Facts) => addMonths(date, 12 * numberOn(facts, years, date))
