import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manyLines, oneLine, parseFreeText } from '../../../../src/casefile/inputs/oneLine.ts'
import {
  parseAgreementNumber,
  parseApr,
  parseMoney,
  parseMonths,
  parsePlates,
} from '../../../../src/casefile/inputs/agreement.ts'
import {
  parseDateOfBirth,
  parseEmail,
  parsePhone,
  parseName,
  parsePostcode,
} from '../../../../src/casefile/inputs/person.ts'
import { parseDateParts, parsePartialDate } from '../../../../src/casefile/inputs/dates.ts'
import { hostileText } from '../../support/anyCaseFile.ts'

const today = '2026-11-20'
const outcome = (parsed: { ok: boolean; value?: unknown; message?: string }) =>
  parsed.ok ? parsed.value : parsed.message

describe('names', () => {
  test.each(['O’Brien', "O'Brien", 'Nguyễn Thị Ánh', 'Prince', 'Anne-Marie', 'X Æ 12', 'محمد', 'x'.repeat(60)])(
    '%s is a name',
    (name) => {
      expect(parseName(`  ${name} `)).toEqual({ ok: true, value: name })
    },
  )
  test('empty', () => expect(outcome(parseName('  '))).toBe('Enter your full name'))
  test('too long', () => expect(outcome(parseName('x'.repeat(101)))).toBe('Full name must be 100 characters or less'))
})

describe('dates', () => {
  const on = (day: string, month: string, year: string, about = 'you complained') =>
    outcome(parseDateParts({ day, month, year }, { about, today }))
  test.each([
    ['3', '3'],
    ['03', '03'],
    ['3', 'Mar'],
    ['3', 'march'],
    ['3', 'MARCH '],
  ])('%s %s 2026', (day, month) => expect(on(day, month, '2026')).toBe('2026-03-03'))
  test.each([
    [['', '', ''], 'Enter the date you complained'],
    [['3', '', '2026'], 'Date you complained must include a month'],
    [['', '', '2026'], 'Date you complained must include a day and month'],
    [['3', '3', '26'], 'Year must include 4 numbers'],
    [['31', '2', '2026'], 'Date you complained must be a real date'],
    [['3', 'Ma', '2026'], 'Date you complained must be a real date'],
    [['0', '3', '2026'], 'Date you complained must be a real date'],
    [['21', '11', '2026'], 'Date you complained must be today or in the past'],
  ] as const)('%j: %s', ([day, month, year], message) => expect(on(day, month, year)).toBe(message))
  test('a date in the past is not today', () => {
    expect(
      outcome(
        parseDateParts({ day: '20', month: '11', year: '2026' }, { about: 'of the letter', today, when: 'past' }),
      ),
    ).toBe('Date of the letter must be in the past')
  })
  test('a birth date in the future is refused, an unlikely one is asked about', () => {
    expect(outcome(parseDateOfBirth({ day: '1', month: '1', year: '2030' }, today))).toBe(
      'Date of birth must be in the past',
    )
    expect(outcome(parseDateOfBirth({ day: '', month: '', year: '' }, today))).toBe('Enter your date of birth')
    expect(parseDateOfBirth({ day: '1', month: '1', year: '2020' }, today)).toMatchObject({
      ok: true,
      check: 'Check this is the right date of birth',
    })
    expect(parseDateOfBirth({ day: '27', month: 'mar', year: '1970' }, today)).toEqual({
      ok: true,
      value: '1970-03-27',
    })
  })
})

describe('a month and year', () => {
  const about = (month: string, year: string) =>
    outcome(parsePartialDate({ month, year }, { what: 'the finance started', today }))
  test('as remembered', () => {
    expect(about('May', '2016')).toEqual({ year: 2016, month: 5, approx: false })
    expect(about('', '2014')).toEqual({ year: 2014, approx: false })
  })
  test.each([
    ['', '', 'Enter the month and year the finance started, like 5 2016, or select I do not know'],
    ['5', '', 'Date the finance started must include a year'],
    ['5', '16', 'Year must include 4 numbers'],
    ['13', '2016', 'Date the finance started must be a real date'],
    ['12', '2026', 'Date the finance started must be in the past'],
  ])('"%s" "%s"', (month, year, message) => expect(about(month, year)).toBe(message))
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
  test('other characters', () =>
    expect(outcome(parsePlates('AB16 CD£'))).toBe('Number plate must only include letters A to Z and numbers'))
  test('too long', () =>
    expect(outcome(parsePlates('ABCDEFGHI'))).toBe('Number plate must be between 2 and 8 characters'))
})

test.each([
  ['12500', 1_250_000],
  ['£12,500.50', 1_250_050],
  ['12 500.5', 1_250_050],
  ['500', 50_000],
  ['12k', 'Amount of credit must be a number, like 12500 or 12500.50'],
  ['12,5', 'Amount of credit must be a number, like 12500 or 12500.50'],
  ['-5', 'Amount of credit must be a number, like 12500 or 12500.50'],
  ['499.99', 'Amount of credit must be between £500 and £500,000'],
  ['500000.01', 'Amount of credit must be between £500 and £500,000'],
  ['', 'Enter the amount of credit'],
])('money: %j', (typed, expected) =>
  expect(outcome(parseMoney(typed, { label: 'Amount of credit', least: 500 }))).toBe(expected),
)

test.each([
  ['8.9', 890],
  ['8.9%', 890],
  ['0', 0],
  ['99.99', 9_999],
  ['8.955', 'APR must have no more than 2 decimal places'],
  ['about 9', 'APR must be a number, like 8.9'],
  ['100', 'APR must be between 0 and 99.99'],
  ['', 'Enter the APR'],
])('APR: %j', (typed, expected) => expect(outcome(parseApr(typed))).toBe(expected))

test('an APR over 60 is asked about', () =>
  expect(parseApr('61')).toEqual({ ok: true, value: 6_100, check: 'Check this is the APR and not another rate' }))

test.each([
  ['48', 48],
  ['48 months', 48],
  ['4 years', 48],
  ['4.5', 'Number of months must be a whole number, like 48'],
  ['121', 'Number of months must be between 1 and 120'],
  ['0', 'Number of months must be between 1 and 120'],
])('months: %j', (typed, expected) => expect(outcome(parseMonths(typed))).toBe(expected))

test.each([
  ['sw1a1aa', 'SW1A 1AA'],
  ['GY1 1AA', 'GY1 1AA'],
  ['im1 1aa', 'IM1 1AA'],
  ['BFPO 61', 'BFPO 61'],
  ['bf1 1aa', 'BF1 1AA'],
  ['LS1', 'Enter a full UK postcode'],
  ['', 'Enter a full UK postcode'],
])('postcode: %j', (typed, expected) => expect(outcome(parsePostcode(typed))).toBe(expected))

test.each([
  [' name@example.com ', 'name@example.com'],
  ['jürgen@müller.example', 'jürgen@müller.example'],
  ['name.example.com', 'Enter an email address in the correct format, like name@example.com'],
  ['a@b', 'Enter an email address in the correct format, like name@example.com'],
  ['a@b.example\nBcc: c@d.example', 'Enter an email address in the correct format, like name@example.com'],
  ['', 'Enter an email address'],
])('e-mail: %j', (typed, expected) => expect(outcome(parseEmail(typed))).toBe(expected))

test.each([
  ['01632 960 001', '01632 960 001'],
  ['+44 (0)1632-960001', '+44 (0)1632-960001'],
  ['call me', 'Enter a phone number, like 01632 960 001'],
  ['12', 'Enter a phone number, like 01632 960 001'],
])('phone: %j', (typed, expected) => expect(outcome(parsePhone(typed))).toBe(expected))

test.each([
  ['VW/12-345 6', 'VW/12-345 6'],
  ['', null],
  ['12', 'Agreement number must be between 3 and 30 characters'],
  ['12=34', 'Agreement number must only include letters, numbers, spaces, hyphens and slashes'],
])('agreement number: %j', (typed, expected) => expect(outcome(parseAgreementNumber(typed))).toBe(expected))

test('free text says how much is too much', () => {
  expect(outcome(parseFreeText('x'.repeat(1_001)))).toBe('You have 1 character too many')
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
    { numRuns: 2_000 },
  )
})
