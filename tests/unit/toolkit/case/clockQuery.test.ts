import { describe, expect, test } from 'vitest'
import { aheadOf, type DayInUse, dayInUse } from '../../../../src/toolkit/case/clockQuery.ts'

const built = '2026-11-20'
const at = (moment: string) => Date.parse(moment)
const days = (count: number) => count * 86_400_000

describe('the day in use is', () => {
  test.each<[string, string, number | undefined, string, DayInUse['doubt']]>([
    ['the build’s, when the device is behind it', '2026-11-03T12:00:00Z', undefined, built, null],
    ['the build’s, on the day of the build', '2026-11-20T12:00:00Z', days(9), built, null],
    ['the device’s, when the server agrees', '2027-03-01T12:00:00Z', -5000, '2027-03-01', null],
    ['the device’s, when the server is hardly behind', '2027-03-01T12:00:00Z', days(1), '2027-03-01', null],
    [
      'the server’s, when the device is far ahead',
      '2031-05-03T12:00:00Z',
      days(1582),
      '2027-01-02',
      { is: 'ahead', says: '2031-05-03' },
    ],
    [
      'the build’s, when the server is behind that',
      '2026-12-24T12:00:00Z',
      days(60),
      built,
      { is: 'ahead', says: '2026-12-24' },
    ],
    ['the device’s, when nobody can be asked and it is near', '2027-01-04T12:00:00Z', undefined, '2027-01-04', null],
    [
      'the device’s and named, when nobody can be asked and it is far',
      '2027-01-05T12:00:00Z',
      undefined,
      '2027-01-05',
      { is: 'notChecked', says: '2027-01-05' },
    ],
  ])('%s', (_, device, ahead, today, doubt) => expect(dayInUse(built, at(device), ahead)).toEqual({ today, doubt }))

  test('one of London, where a summer day begins an hour sooner', () => {
    expect(dayInUse(built, at('2027-06-30T23:30:00Z'), 0).today).toBe('2027-07-01')
    expect(dayInUse(built, at('2027-06-30T23:30:00Z') + days(30), days(30)).today).toBe('2027-07-01')
  })
})

describe('how far a clock is ahead of a server', () => {
  const says = (headers: Record<string, string>) => new Headers(headers)
  test('counts from the date of its answer, and from the age of that', () => {
    expect(aheadOf(says({ Date: 'Sat, 21 Nov 2026 09:00:00 GMT' }), at('2026-11-21T10:00:00Z'))).toBe(3_600_000)
    expect(aheadOf(says({ Date: 'Sat, 21 Nov 2026 09:00:00 GMT', Age: '3600' }), at('2026-11-21T10:00:00Z'))).toBe(0)
    expect(aheadOf(says({ Date: 'Sat, 21 Nov 2026 09:00:00 GMT', Age: 'old' }), at('2026-11-21T09:00:00Z'))).toBe(0)
  })

  test.each<Record<string, string>>([{}, { Date: 'yesterday' }])('is not known from %o', (headers) =>
    expect(() => aheadOf(says(headers), 0)).toThrow('has no date'),
  )
})
