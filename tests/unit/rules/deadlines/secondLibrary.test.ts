import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  fromDayNumber,
  isPlainDate,
  weekdayOf,
} from '../../../../src/dates/plainDate.ts'
import { deadlineClocks } from '../../../../src/rules/deadlines/deadlines.ts'
import { workingDays } from '../../../../src/rules/deadlines/workingDays.ts'
import { tries } from '../../../support/nightly.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const anyDay = fc.integer({ min: -36_525, max: 73_050 }).map(fromDayNumber)
const dayBetween = (from: string, to: string) =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((days) => addDays(from, days))
const temporal = (date: string) => Temporal.PlainDate.from(date)

test('days and months agree with Temporal', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (date, count) => {
      expect(addDays(date, count)).toBe(temporal(date).add({ days: count }).toString())
      expect(addMonths(date, count)).toBe(temporal(date).add({ months: count }).toString())
      expect(weekdayOf(date)).toBe(temporal(date).dayOfWeek % 7)
      expect(isPlainDate(date)).toBe(true)
    }),
    { numRuns: tries(2_000) },
  )
})

test('days between agree with Temporal', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(daysBetween(from, to)).toBe(temporal(from).until(temporal(to), { largestUnit: 'days' }).days)
    }),
    { numRuns: tries(1_000) },
  )
})

test('the clocks agree with the same rules worked out in Temporal', () => {
  const lastDay = (
    kind: 'complaint-received' | 'final-response' | 'opt-in-invitation' | 'contract-signed',
    date: string,
  ) => deadlineClocks({ today: '2026-11-20', nation: 'scotland', events: [{ kind, date }] }, contentFacts)[0]?.lastDay
  fc.assert(
    fc.property(dayBetween('2026-03-31', '2030-12-31'), (date) => {
      expect(lastDay('complaint-received', date)).toBe(
        date < '2026-06-01' ? '2026-07-26' : temporal(date).add({ weeks: 8 }).toString(),
      )
      expect(lastDay('final-response', date)).toBe(temporal(date).add({ months: 6 }).toString())
      const sameDay = temporal(date).add({ months: 6 })
      const window = sameDay.day === temporal(date).day ? sameDay.subtract({ days: 1 }) : sameDay
      expect(lastDay('opt-in-invitation', date)).toBe(window.toString())
      expect(lastDay('contract-signed', date)).toBe(temporal(date).add({ days: 14 }).toString())
    }),
    { numRuns: tries(500) },
  )
})

test('the weeks of a complaint in the pause are so many days on which its clock ran', () => {
  fc.assert(
    fc.property(dayBetween('2023-09-01', '2026-09-01'), (received) => {
      const stopped = received >= '2023-11-17' && received <= '2026-05-31'
      let day = temporal(received)
      for (let ran = 0; ran < 56; ) {
        day = day.add({ days: 1 })
        if (!stopped || day.toString() < '2024-01-11' || day.toString() > '2026-05-31') ran++
      }
      const [clock] = deadlineClocks(
        { today: '2026-11-20', nation: 'scotland', events: [{ kind: 'complaint-received', date: received }] },
        contentFacts,
      )
      expect(clock?.lastDay).toBe(day.toString())
    }),
    { numRuns: 60 },
  )
})

test('working days are never weekends or bank holidays, and none is skipped', () => {
  for (const nation of ['england-and-wales', 'scotland', 'northern-ireland'] as const) {
    const working = workingDays(nation, contentFacts)
    fc.assert(
      fc.property(dayBetween('2024-01-01', '2027-12-31'), (date) => {
        const before = working.before(date)
        const onOrAfter = working.onOrAfter(date)
        expect(before < date && onOrAfter >= date).toBe(true)
        expect([before, onOrAfter].every((day) => working.is(day) && temporal(day).dayOfWeek < 6)).toBe(true)
        for (let day = addDays(before, 1); day < onOrAfter; day = addDays(day, 1)) expect(working.is(day)).toBe(false)
      }),
      { numRuns: 200 },
    )
  }
})
