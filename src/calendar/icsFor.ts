import { createEvents, type DateArray, type EventAttributes } from 'ics'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { addDays, dayNumber, longDate, partsOf, type PlainDate } from '../dates/plainDate.ts'
import type { ClockName } from '../rules/deadlines/clock.ts'
import { clockWords } from '../rules/deadlines/clockWords.ts'
import { foldLines } from './foldLines.ts'

/** One day to put in a calendar. */
export type CalendarDay = {
  clock: ClockName
  lastDay: PlainDate
  advisedDay: PlainDate
  /** The same for the same day of the same case, so that importing again changes it and adds nothing. See `calendarId`. */
  id: string
  /** The firm's name. Put in the title only if the visitor asked for that. */
  firm?: string
}

/**
 * An .ics file of whole-day entries with reminders 14 and 2 days before. Titles hold nothing personal unless a firm's
 * name was asked for. @param today is the file's own time stamp @param host is the domain that ids end with
 */
export function icsFor(days: readonly CalendarDay[], { today, host }: { today: PlainDate; host: string }): string {
  const { value, error } = createEvents(days.map((day) => entry(day, today, host)), { productId: '-//Kerbside Claims//Deadlines//EN', calName: 'Car finance deadlines' })
  if (value === null) throw error ?? new Error('The calendar file could not be made')
  return foldLines(withWholeDayTriggers(value))
}

function entry({ clock, lastDay, advisedDay, id, firm }: CalendarDay, today: PlainDate, host: string): EventAttributes {
  const { title, whose, ifPassed } = clockWords[clock]
  const aim = whose === 'yours' ? `Aim for ${longDate(advisedDay)}. ` : ''
  // The library's types leave out the time stamp it takes.
  const attributes: EventAttributes & { timestamp: number } = {
    title: firm ? `${title} (${oneLine(firm)})` : title,
    description: `${aim}If it passes: ${ifPassed}`,
    start: dateArray(lastDay),
    end: dateArray(addDays(lastDay, 1)),
    uid: `${encodeURIComponent(id.toWellFormed())}@${host}`,
    timestamp: dayNumber(today) * millisecondsInDay,
    transp: 'TRANSPARENT',
    busyStatus: 'FREE',
    classification: 'PRIVATE',
    alarms: [14, 2].map((days) => ({ action: 'display', description: 'Car finance deadline', trigger: { days, before: true } })),
  }
  return attributes
}

const millisecondsInDay = 86_400_000

function dateArray(date: PlainDate): DateArray {
  const { year, month, day } = partsOf(date)
  return [year, month, day]
}

/** The library writes "-P14DT"; a "T" with no time after it is not allowed (RFC 5545, 3.3.6), and some calendars refuse it. */
const withWholeDayTriggers = (calendar: string) => calendar.replace(/^(TRIGGER:-P\d+D)T(?=\r?$)/gm, '$1')
