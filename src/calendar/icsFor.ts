import { fillIn } from '../content/words/fillIn.ts'
import { addDays, longDate, type PlainDate } from '../dates/plainDate.ts'
import { type ClockName, whoseStep } from '../rules/deadlines/clock.ts'
import { wellFormed } from '../text/wellFormed.ts'

export type CalendarDay = {
  clock: ClockName
  title: string
  lastDay: PlainDate
  advisedDay: PlainDate
  ifPassed: string
  /** Shown before everything else about the day. */
  note?: string
  /** The same for the same day of the same case, so that importing again changes it and adds nothing. See `calendarId`. */
  id: string
}

/** Words of a calendar file: its name, what reminders say, the day to aim for, and what to do when it has passed. */
export type FileWords = Record<'name' | 'reminder' | 'aim' | 'close' | 'ifPassed', string>

/**
 * An .ics file (RFC 5545) of whole-day entries with reminders 14 and 2 days before. Titles hold nothing personal.
 * @param today is the file's own time stamp @param host is the domain that ids end with
 */
export function icsFor(
  days: readonly CalendarDay[],
  { today, host, words }: { today: PlainDate; host: string; words: FileWords },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kerbside Claims//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textOf(words.name)}`,
    ...days.flatMap((day) => eventOf(day, today, host, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventOf(
  { clock, title, lastDay, advisedDay, ifPassed, note, id }: CalendarDay,
  today: PlainDate,
  host: string,
  words: FileWords,
): string[] {
  const says = [
    note,
    whoseStep[clock] === 'yours' &&
      (today < advisedDay ? fillIn(words.aim, { day: longDate(advisedDay) }) : words.close),
    fillIn(words.ifPassed, { step: ifPassed }),
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(wellFormed(id))}@${host}`,
    `DTSTAMP:${digitsOf(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${digitsOf(lastDay)}`,
    // An end is the first day that no longer belongs to it.
    `DTEND;VALUE=DATE:${digitsOf(addDays(lastDay, 1))}`,
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(says.filter(Boolean).join(' '))}`,
    'CLASS:PRIVATE',
    // A deadline does not make the day busy. Outlook has its own name for that.
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    ...[14, 2].flatMap((daysBefore) => reminder(daysBefore, words.reminder)),
    'END:VEVENT',
  ]
}

const reminder = (daysBefore: number, says: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(says)}`,
  `TRIGGER:-P${daysBefore}D`,
  'END:VALARM',
]

const digitsOf = (date: PlainDate): string => date.replaceAll('-', '')

/** Text as a value of one line: signs that would end it or stand for others are marked (RFC 5545, 3.3.11). */
const textOf = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&')

const most = 75
const utf8 = new TextEncoder()

/** A calendar line as lines of at most 75 octets, continued on lines that start with a space, never in the middle of a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = utf8.encode(character).length
    if (size + octets > most) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n')
}

/** Make an id from a deadline's case, clock, starting event and agreements. It contains no name. */
export const calendarId = (
  caseId: string,
  clock: ClockName,
  eventId: string | null,
  agreements: readonly number[] = [],
): string => [clock, caseId, eventId ?? 'fixed', ...agreements].join('-')
