import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseAgreementNumber,
  parseApr,
  parseMoney,
  parseMonths,
  parsePlates,
} from '../../../../src/casefile/inputs/agreement.ts'
import { parseDateParts, parsePartialDate } from '../../../../src/casefile/inputs/dates.ts'
import { manyLines, oneLine, overBy, parseFreeText } from '../../../../src/casefile/inputs/oneLine.ts'
import type { InputFault } from '../../../../src/casefile/inputs/parsed.ts'
import {
  isUnlikelyBirth,
  parseDateOfBirth,
  parseEmail,
  parseName,
  parsePhone,
  parsePostcode,
} from '../../../../src/casefile/inputs/person.ts'
import { tries } from '../../../support/nightly.ts'
import { hostileText } from '../../support/anyCaseFile.ts'

const today = '2026-11-20'
const outcome = (parsed: { ok: true; value: unknown } | { ok: false; fault: InputFault }) =>
  parsed.ok ? parsed.value : parsed.fault

describe('names', () => {
  test.each(['O’Brien', "O'Brien", 'Nguyễn Thị Ánh', 'Prince', 'Anne-Marie', 'X Æ 12', 'محمد', 'x'.repeat(60)])(
    '%s is a name',
    (name) => {
      expect(parseName(`  ${name} `, 'full name')).toEqual({ ok: true, value: name })
    },
  )
  test('empty', () => expect(outcome(parseName('  ', 'full name'))).toEqual({ id: 'name-none', label: 'full name' }))
  test('too long', () =>
    expect(outcome(parseName('x'.repeat(101), 'full name'))).toEqual({
      id: 'name-length',
      label: 'Full name',
      most: 100,
    }))
})

describe('dates', () => {
  const about = 'you complained'
  test.each([
    ['3', '3'],
    ['03', '03'],
    ['3', 'Mar'],
    ['3', 'march'],
    ['3', 'MARCH '],
  ])('%s %s 2026', (day, month) =>
    expect(outcome(parseDateParts({ day, month, year: '2026' }, { about, today }))).toBe('2026-03-03'),
  )
  test.each([
    [['', '', ''], 'date-none', ['day', 'month', 'year']],
    [['', '3', '2026'], 'date-without-day', ['day']],
    [['3', '', '2026'], 'date-without-month', ['month']],
    [['3', '3', ''], 'date-without-year', ['year']],
    [['', '', '2026'], 'date-without-day-month', ['day', 'month']],
    [['', '3', ''], 'date-without-day-year', ['day', 'year']],
    [['3', '', ''], 'date-without-month-year', ['month', 'year']],
    [['31', '2', '2026'], 'date-not-real', ['day', 'month', 'year']],
    [['3', 'Ma', '2026'], 'date-not-real', ['day', 'month', 'year']],
    [['0', '3', '2026'], 'date-not-real', ['day', 'month', 'year']],
    [['21', '11', '2026'], 'date-future', ['day', 'month', 'year']],
  ] as const)('%j: %s in %j', ([day, month, year], id, parts) =>
    expect(parseDateParts({ day, month, year }, { about, today })).toEqual({ ok: false, fault: { id, about }, parts }),
  )
  test('a year that is not whole', () =>
    expect(parseDateParts({ day: '3', month: '3', year: '26' }, { about, today })).toEqual({
      ok: false,
      fault: { id: 'year-numbers' },
      parts: ['year'],
    }))
  test('a letter from before there was such finance, and a birthday then', () => {
    const long = { day: '3', month: '3', year: '1950' }
    expect(outcome(parseDateParts(long, { about, today }))).toEqual({ id: 'year-early', first: 1974 })
    expect(outcome(parseDateOfBirth(long, { about: 'of birth', today }))).toBe('1950-03-03')
  })
  test('a date in the past is not today', () => {
    expect(
      outcome(
        parseDateParts({ day: '20', month: '11', year: '2026' }, { about: 'of the letter', today, when: 'past' }),
      ),
    ).toEqual({ id: 'date-not-past', about: 'of the letter' })
  })
  test('a birth date in the future is refused, an unlikely one is asked about', () => {
    const born = (day: string, month: string, year: string) =>
      parseDateOfBirth({ day, month, year }, { about: 'of birth', today })
    expect(outcome(born('1', '1', '2030'))).toEqual({ id: 'date-not-past', about: 'of birth' })
    expect(outcome(born('', '', ''))).toEqual({ id: 'date-none', about: 'of birth' })
    expect(born('1', '1', '2020')).toEqual({ ok: true, value: '2020-01-01' })
    expect([isUnlikelyBirth('2020-01-01', today), isUnlikelyBirth('1900-01-01', today)]).toEqual([true, true])
    expect(isUnlikelyBirth('1970-03-27', today)).toBe(false)
    expect(born('27', 'mar', '1970')).toEqual({ ok: true, value: '1970-03-27' })
  })
})

describe('a month and year', () => {
  const about = 'the finance started'
  const start = (month: string, year: string) => parsePartialDate({ month, year }, { about, today })
  test('as remembered', () => {
    expect(outcome(start('May', '2016'))).toEqual({ year: 2016, month: 5, approx: false })
    expect(outcome(start('', '2014'))).toEqual({ year: 2014, approx: false })
  })
  test.each([
    ['', '', { id: 'month-none', about }, ['month', 'year']],
    ['5', '', { id: 'date-without-year', about }, ['year']],
    ['5', '16', { id: 'year-numbers' }, ['year']],
    ['5', '1900', { id: 'year-early', first: 1974 }, ['year']],
    ['', '1950', { id: 'year-early', first: 1974 }, ['year']],
    ['13', '2016', { id: 'date-not-real', about }, ['month', 'year']],
    ['12', '2026', { id: 'date-not-past', about }, ['month', 'year']],
  ])('"%s" "%s" is %o in %j', (month, year, fault, parts) =>
    expect(start(month, year)).toEqual({ ok: false, fault, parts }),
  )
})

describe('number plates', () => {
  test.each([
    ['ab16 cde', ['AB16CDE']],
    ['A123 BCD', ['A123BCD']],
    ['ABC 123D', ['ABC123D']],
    ['1 A', ['1A']],
    ['AIZ 1234', ['AIZ1234']],
    ['KATE 1', ['KATE1']],
    ['ab16cde, WX12 yza\nF1', ['AB16CDE', 'WX12YZA', 'F1']],
    ['AB16CDE, ab16 cde', ['AB16CDE']],
    ['', []],
  ])('%j', (typed, plates) => expect(outcome(parsePlates(typed))).toEqual(plates))
  test('other characters', () => expect(outcome(parsePlates('AB16 CD£'))).toEqual({ id: 'plate-signs' }))
  test('too long', () => expect(outcome(parsePlates('ABCDEFGHI'))).toEqual({ id: 'plate-length', least: 2, most: 8 }))
})

test.each([
  ['12500', 1_250_000],
  ['£12,500.50', 1_250_050],
  ['12 500.5', 1_250_050],
  ['500', 50_000],
  ['12k', { id: 'money-number', label: 'Amount of credit' }],
  ['12,5', { id: 'money-number', label: 'Amount of credit' }],
  ['-5', { id: 'money-number', label: 'Amount of credit' }],
  ['499.99', { id: 'money-range', label: 'Amount of credit', least: '£500', most: '£500,000' }],
  ['500000.01', { id: 'money-range', label: 'Amount of credit', least: '£500', most: '£500,000' }],
  ['', { id: 'money-none', label: 'amount of credit' }],
])('money: %j', (typed, expected) =>
  expect(outcome(parseMoney(typed, { label: 'Amount of credit', least: 500 }))).toEqual(expected),
)

test.each([
  ['8.9', 890],
  ['8.9%', 890],
  ['0', 0],
  ['99.99', 9_999],
  ['8.955', { id: 'apr-decimals', most: 2 }],
  ['about 9', { id: 'apr-number' }],
  ['100', { id: 'apr-range', least: 0, most: 99.99 }],
  ['', { id: 'apr-none' }],
])('APR: %j', (typed, expected) => expect(outcome(parseApr(typed))).toEqual(expected))

test('an APR over 60 is asked about', () =>
  expect(parseApr('61')).toEqual({ ok: true, value: 6_100, check: { id: 'apr-unlikely' } }))

test.each([
  ['48', 48],
  ['48 months', 48],
  ['4 years', 48],
  ['', { id: 'months-none' }],
  ['4.5', { id: 'months-number' }],
  ['121', { id: 'months-range', least: 1, most: 120 }],
  ['0', { id: 'months-range', least: 1, most: 120 }],
])('months: %j', (typed, expected) => expect(outcome(parseMonths(typed))).toEqual(expected))

test.each([
  ['sw1a1aa', 'SW1A 1AA'],
  ['GY1 1AA', 'GY1 1AA'],
  ['im1 1aa', 'IM1 1AA'],
  ['BFPO 61', 'BFPO 61'],
  ['bf1 1aa', 'BF1 1AA'],
  ['LS1', { id: 'postcode-format' }],
  ['', { id: 'postcode-format' }],
])('postcode: %j', (typed, expected) => expect(outcome(parsePostcode(typed))).toEqual(expected))

test.each([
  [' name@example.com ', 'name@example.com'],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['name.example.com', { id: 'email-format' }],
  ['a@b', { id: 'email-format' }],
  ['a@b.example\nBcc: c@d.example', { id: 'email-format' }],
  ['', { id: 'email-none' }],
])('e-mail: %j', (typed, expected) => expect(outcome(parseEmail(typed))).toEqual(expected))

test.each([
  ['01632 960 001', '01632 960 001'],
  ['+44 (0)1632-960001', '+44 (0)1632-960001'],
  ['call me', { id: 'phone-format' }],
  ['12', { id: 'phone-format' }],
])('phone: %j', (typed, expected) => expect(outcome(parsePhone(typed))).toEqual(expected))

test.each([
  ['VW/12-345 6', 'VW/12-345 6'],
  ['', null],
  ['12', { id: 'agreement-number-length', least: 3, most: 30 }],
  ['12=34', { id: 'agreement-number-signs' }],
])('agreement number: %j', (typed, expected) => expect(outcome(parseAgreementNumber(typed))).toEqual(expected))

test('free text says how much is too much', () => {
  expect(outcome(parseFreeText('x'.repeat(1_001)))).toEqual({ id: 'text-over-one' })
  expect(outcome(parseFreeText('x'.repeat(3_000)))).toEqual(overBy(2_000))
  expect(overBy(2_000)).toEqual({ id: 'text-over', count: '2,000' })
  expect(outcome(parseFreeText('one\r\ntwo'))).toBe('one\ntwo')
})

test('one line stays one line, closes what it opens and keeps every visible character', () => {
  expect(oneLine('a\r\nBcc: b')).toBe('a Bcc: b')
  expect(oneLine('\u202Eopen')).toBe('\u202Eopen\u202C')
  fc.assert(
    fc.property(hostileText, (typed) => {
      expect(oneLine(typed)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      const visible = (words: string) => words.toWellFormed().replace(/[\p{C}\s]/gu, '')
      expect(visible(oneLine(typed))).toBe(visible(typed))
      expect(oneLine(oneLine(typed))).toBe(oneLine(typed))
      expect(visible(manyLines(typed))).toBe(visible(typed))
    }),
    { numRuns: tries(2_000) },
  )
})
