import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarDay, calendarId, foldLine, icsFor } from '../../../src/calendar/icsFor.ts'
import { oneLine } from '../../../src/casefile/inputs/oneLine.ts'
import { clockNames } from '../../../src/rules/deadlines/clock.ts'
import { tries } from '../../support/nightly.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { contentWords } from '../support/contentWords.ts'

const about = { today: '2026-11-20', host: 'kerbside.example', words: contentWords.clocks.file }
const day: CalendarDay = {
  clock: 'ombudsman',
  title: contentWords.clocks.clocks.ombudsman.title,
  lastDay: '2027-02-28',
  advisedDay: '2027-02-26',
  ifPassed: contentWords.clocks.clocks.ombudsman.ifPassed,
  id: calendarId('case-1', 'ombudsman', 'event-1'),
}
/** Lines made whole again, as every calendar does. */
const unfolded = (calendar: string) => calendar.replaceAll(/\r\n[ \t]/g, '')
const events = (calendar: string) => new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')

describe('a calendar file', () => {
  const calendar = icsFor(
    [
      day,
      {
        ...day,
        clock: 'sar',
        title: contentWords.clocks.clocks.sar.title,
        lastDay: '2027-03-01',
        ifPassed: contentWords.clocks.clocks.sar.ifPassed,
        id: 'sar-1',
      },
    ],
    about,
  )

  test('reads as one', () => expect(calendar).toMatchSnapshot())

  test('is read by another library: whole days, reminders, ids', () => {
    const [first] = events(calendar)
    const event = new ICAL.Event(first)
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2027-02-28',
      '2027-03-01',
    ])
    expect(event.uid).toBe('ombudsman-case-1-event-1@kerbside.example')
    expect(
      first?.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    ).toEqual(['-P14D', '-P2D'])
    expect(events(calendar)).toHaveLength(2)
  })

  test('is the same file when it is made again', () => expect(icsFor([day], about)).toBe(icsFor([day], about)))
  test('names no one', () => expect(icsFor([day], about)).toContain('SUMMARY:Last day to go to the ombudsman\r\n'))
  test.each([
    ['2027-02-25', 'Aim for 26 February 2027.'],
    ['2027-02-26', 'Do it as soon as you can.'],
    ['2027-02-28', 'Do it as soon as you can.'],
  ])('made on %s, a day says: %s', (today, says) =>
    expect(unfolded(icsFor([day], { ...about, today }))).toContain(`DESCRIPTION:${says} If the date passes:`),
  )
  test('says first what to know of a day', () =>
    expect(unfolded(icsFor([{ ...day, note: 'That is not certain.' }], about))).toContain(
      'DESCRIPTION:That is not certain. Aim for 26 February 2027. If the date passes:',
    ))
})

test('any title and any day: lines of 75 octets, CR LF, and the title comes back whole', () => {
  fc.assert(
    fc.property(hostileText.map(oneLine), fc.constantFrom(...clockNames), (title, clock) => {
      const calendar = icsFor([{ ...day, clock, title }], about)
      for (const line of calendar.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
      }
      const [event] = events(calendar)
      expect(new ICAL.Event(event).summary).toBe(title)
    }),
    { numRuns: tries(500) },
  )
})

test('folding and unfolding lose nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }).filter((line) => !/[\r\n]/.test(line)),
      (line) => {
        expect(unfolded(foldLine(line))).toBe(line)
      },
    ),
  )
})
