import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type InputFault, inputFaults } from '../../../../src/casefile/inputs/parsed.ts'
import { ErrorSummary, faultsOf } from '../../../../src/toolkit/controls/ErrorSummary.tsx'
import { FieldError } from '../../../../src/toolkit/controls/Field.tsx'
import { useWords } from '../../../../src/toolkit/controls/useWords.ts'
import { contentWords } from '../../support/contentWords.ts'
import { said } from '../../support/said.ts'
import { withWords } from '../../support/withWords.tsx'

const Wait = () => useWords('shared').fetching.wait

test('a part shows the words that its page was given', () => {
  expect(renderToStaticMarkup(withWords(<Wait />))).toBe('One moment …')
})

test('a page that was not given them is told so', () => {
  expect(() => renderToStaticMarkup(<Wait />)).toThrow('There are no words of "shared" on this page')
})

const sentences: [InputFault, string][] = [
  [
    { id: 'agreement-number-signs' },
    'Agreement number must only include letters, numbers, spaces, hyphens and slashes',
  ],
  [{ id: 'agreement-number-length', least: 3, most: 30 }, 'Agreement number must be between 3 and 30 characters'],
  [{ id: 'plate-signs' }, 'Number plate must only include letters A to Z and numbers'],
  [{ id: 'plate-length', least: 2, most: 8 }, 'Number plate must be between 2 and 8 characters'],
  [{ id: 'apr-none' }, 'Enter the APR'],
  [{ id: 'apr-number' }, 'APR must be a number, like 8.9'],
  [{ id: 'apr-decimals', most: 2 }, 'APR must have no more than 2 decimal places'],
  [{ id: 'apr-range', least: 0, most: 99.99 }, 'APR must be between 0 and 99.99'],
  [{ id: 'apr-unlikely' }, 'Check this is the APR and not another rate'],
  [{ id: 'months-none' }, 'Enter the number of months'],
  [{ id: 'months-number' }, 'Number of months must be a whole number, like 48'],
  [{ id: 'months-range', least: 1, most: 120 }, 'Number of months must be between 1 and 120'],
  [{ id: 'money-none', label: 'amount of credit' }, 'Enter the amount of credit'],
  [{ id: 'money-number', label: 'Amount of credit' }, 'Amount of credit must be a number, like 12500 or 12500.50'],
  [
    { id: 'money-range', label: 'Amount of credit', least: '£500', most: '£500,000' },
    'Amount of credit must be between £500 and £500,000',
  ],
  [
    { id: 'money-above', label: 'Larger last payment', other: 'amount of credit', most: '£18,000' },
    'Larger last payment must be the same as or less than the amount of credit, £18,000',
  ],
  [{ id: 'date-none', about: 'you complained' }, 'Enter the date you complained'],
  [{ id: 'date-without-day', about: 'you complained' }, 'Date you complained must include a day'],
  [{ id: 'date-without-month', about: 'you complained' }, 'Date you complained must include a month'],
  [{ id: 'date-without-year', about: 'you complained' }, 'Date you complained must include a year'],
  [{ id: 'date-without-day-month', about: 'you complained' }, 'Date you complained must include a day and month'],
  [{ id: 'date-without-day-year', about: 'you complained' }, 'Date you complained must include a day and year'],
  [{ id: 'date-without-month-year', about: 'you complained' }, 'Date you complained must include a month and year'],
  [{ id: 'date-not-real', about: 'you complained' }, 'Date you complained must be a real date'],
  [{ id: 'date-not-past', about: 'of birth' }, 'Date of birth must be in the past'],
  [{ id: 'date-future', about: 'you complained' }, 'Date you complained must be today or in the past'],
  [
    { id: 'date-before', about: 'it ended', first: '15 June 2016', other: 'date of the agreement' },
    'Date it ended must be the same as or after 15 June 2016, the date of the agreement',
  ],
  [{ id: 'month-none', about: 'the finance started' }, 'Enter the month and year the finance started, like 5 2016'],
  [{ id: 'year-numbers' }, 'Year must include 4 numbers'],
  [{ id: 'year-early', first: 1974 }, 'Year must be 1974 or later'],
  [{ id: 'name-none', label: 'name of the firm' }, 'Enter name of the firm'],
  [{ id: 'name-length', label: 'Full name', most: 100 }, 'Full name must be 100 characters or less'],
  [{ id: 'email-none' }, 'Enter an email address'],
  [{ id: 'email-format' }, 'Enter an email address in the correct format, like name@example.com'],
  [{ id: 'phone-format' }, 'Enter a phone number, like 01632 960 001'],
  [{ id: 'postcode-format' }, 'Enter a full UK postcode'],
  [{ id: 'text-over', count: '2,000' }, 'You have 2,000 characters too many'],
  [{ id: 'text-over-one' }, 'You have 1 character too many'],
  [{ id: 'not-both', unknown: 'I don’t know' }, 'Give an answer or select “I don’t know”, not both'],
]

test.each(sentences)('%o is said whole', (fault, sentence) => expect(said(fault)).toBe(sentence))

test('every fault is among them', () => expect(sentences.map(([{ id }]) => id)).toEqual(Object.keys(inputFaults)))

test('where another answer would do, it is named', () =>
  expect(said({ id: 'apr-none', wayOut: 'I don’t know' })).toBe('Enter the APR, or select “I don’t know”'))

test('questions that know better say it themselves', () => {
  const { name, start } = contentWords.questions
  expect(name.none).toBe('Enter your full name')
  expect(start.none).toBe('Enter the month and year the finance started, like 5 2016, or select I don’t know')
})

test('what a visitor or an editor wrote is put into a sentence as it is', () =>
  expect(said({ id: 'money-number', label: '{most} {label}' })).toBe(
    '{most} {label} must be a number, like 12500 or 12500.50',
  ))

test('the summary and the box say the same, and a sentence of the question stays as it is', () => {
  const faults = faultsOf([
    ['apr', { ok: false, fault: { id: 'apr-decimals', most: 2 } }],
    ['kind', 'Select the kind of finance'],
    ['months', { ok: true, value: 48 }],
    ['note', null],
  ])
  expect(faults.map(({ box }) => box)).toEqual(['apr', 'kind'])
  const summary = renderToStaticMarkup(withWords(<ErrorSummary faults={faults} />))
  expect(summary).toContain('<a href="#apr">APR must have no more than 2 decimal places</a>')
  expect(summary).toContain('<a href="#kind">Select the kind of finance</a>')
  expect(renderToStaticMarkup(withWords(<FieldError id="e">{{ id: 'apr-decimals', most: 2 }}</FieldError>))).toBe(
    '<p id="e" class="field-error"><span class="visually-hidden">Error: </span>APR must have no more than 2 decimal places</p>',
  )
})
