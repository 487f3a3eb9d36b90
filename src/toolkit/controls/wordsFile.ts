import { z } from 'zod'
import { type FaultId, inputFaults } from '../../casefile/inputs/parsed.ts'
import { pagePath } from '../../content/pagePath.ts'
import { counted, faultSentences, filledWords, words, group, named } from '../../content/words/fields.ts'
import { clockNames } from '../../rules/deadlines/clock.ts'

const sign = group('A sign that something may be so.', named('yes', 'no', 'unsure', 'none'))

const result = group('What stands under a result.', {
  general: words('Under every result.'),
  address: words('Under one whose answers stand in the page’s address.'),
})

const actions = group('What can be done with a result.', {
  title: words('What the buttons are for, as it is read out.'),
  ...named('print', 'copy', 'share', 'download', 'link', 'again'),
  copied: words('Said when the result was copied.'),
  downloaded: words('Said when it was saved.'),
  linkCopied: words('Said when a link to it was copied.'),
  notAllowed: words('Said when the browser refuses to copy.'),
})

const keep = group('What is kept of a range, without a firm and with one.', {
  ...named('title'),
  alone: words('The way without a firm.'),
  aloneSays: words('Under what is kept on that way.'),
  ...named('write'),
  writePath: pagePath('Where it leads.'),
  firm: filledWords('The way with this firm.', 'fee'),
  firmSays: filledWords('Under what is kept on that way.', 'fee'),
  ...named('fees'),
  feesPath: pagePath('Where it leads.'),
  both: filledWords('Beneath the two.', 'nothing'),
})

const fee = group('Our service in a result that has no sum of its own.', {
  who: words('Who we are.'),
  example: filledWords('The fee on an example.', 'redress', 'keep', 'fee'),
  nothing: words('When nothing is paid.'),
})

const fetching = group('A part of a tool that is fetched.', {
  wait: words('While it comes.'),
  failed: words('When it did not come.'),
  ...named('again'),
})

const run = group('The walk through questions that ends in a result.', {
  doubt: filledWords('When an answer is probably a mistake; a full stop and this follow what is odd.', 'button'),
  ...named('sure'),
  check: words('The heading of the answers, before the result.'),
  missing: words('Above what is still to be asked there.'),
  unsaid: words('The fold of what may be left open there.'),
  ...named('show'),
  answers: words('The heading of the answers on the result.'),
  answersFor: filledWords('The same for one of several.', 'run'),
  remove: filledWords('The button that takes one of several away.', 'run'),
  full: filledWords('When there is no room for another.', 'most'),
})

const outcome = group('The result of a check.', {
  wasLast: words('After the last day, when it has passed.'),
  isLast: words('After it, when it has not.'),
  lastDay: words('Before the last day of one of several.'),
  lastDayWas: words('The same, when it has passed.'),
  free: words('The heading of what it costs to go on.'),
  ...named('freeSays'),
})

const aim = group('By when to do what has a last day.', {
  before: filledWords('While there is a working day left before it.', 'day'),
  close: words('When there is none.'),
  today: words('On the last day itself.'),
})

const outside = group('A date in a box for which no time limit is known.', {
  from: filledWords('It is known from a day.', 'day'),
  to: filledWords('It is known up to a day.', 'day'),
  ended: filledWords('It ended on a day.', 'day'),
})

const notKnown = group('When no last day can be counted from a date.', {
  says: filledWords(
    'That there is none, since when the time limit is known, and what to do.',
    'date',
    'known',
    'advice',
  ),
  from: filledWords('It is known from a day.', 'day'),
  to: filledWords('It is known up to a day.', 'day'),
  ended: filledWords('It ended on a day.', 'day'),
  advice: z.record(z.enum(clockNames), words('What to do; completes “If it is right, …”.')).describe('By the clock.'),
})

export const SharedFile = group('What every tool says around its own questions and results.', {
  sign,
  lenderNotKnown: words('In place of a lender’s name.'),
  noted: group('A letter that is put among the dates and starts nothing.', {
    letter: filledWords('What it says is known.', 'says'),
    unknown: words('It is not.'),
  }),
  result,
  actions,
  example: words('Above figures of our choosing.'),
  keep,
  fee,
  fetching,
  run,
  outcome,
  aim,
  outside,
  notKnown,
})

/** When each is said. */
const faults: Record<FaultId, string> = {
  'agreement-number-signs': 'When an agreement number has signs that none has.',
  'agreement-number-length': 'When an agreement number is too short or too long.',
  'plate-signs': 'When a number plate has signs that none has.',
  'plate-length': 'When a number plate is too short or too long.',
  'apr-none': 'When an APR is missing.',
  'apr-number': 'When an APR is no number.',
  'apr-decimals': 'When an APR is too exact.',
  'apr-range': 'When an APR is too high.',
  'apr-unlikely': 'When an APR is so high that it is asked about.',
  'months-none': 'When a number of months is missing.',
  'months-number': 'When a number of months is no number.',
  'months-range': 'When a number of months is too small or too great.',
  'money-none': 'When a sum is missing.',
  'money-number': 'When a sum is no number.',
  'money-range': 'When a sum is too small or too great.',
  'money-above': 'When a sum is greater than another.',
  'date-none': 'When a date is missing.',
  'date-without-day': 'When a date lacks that.',
  'date-without-month': 'When a date lacks that.',
  'date-without-year': 'When a date lacks that.',
  'date-without-day-month': 'When a date lacks those.',
  'date-without-day-year': 'When a date lacks those.',
  'date-without-month-year': 'When a date lacks those.',
  'date-not-real': 'When a date is in no calendar.',
  'date-not-past': 'When a date is today or later, and may not be.',
  'date-future': 'When a date is later than today.',
  'date-before': 'When a date is before another.',
  'month-none': 'When a month and year are missing.',
  'year-numbers': 'When a year is not whole.',
  'year-early': 'When a year is too long ago.',
  'name-none': 'When a name is missing.',
  'name-length': 'When a name is too long.',
  'email-none': 'When an email address is missing.',
  'email-format': 'When an email address cannot be one.',
  'phone-format': 'When a phone number is missing or cannot be one.',
  'postcode-format': 'When a postcode is missing or cannot be one.',
  'text-over': 'When a text is too long.',
  'text-over-one': 'When a text is too long by one character.',
  'not-both': 'When there is an answer, and a tick that it is not known.',
}

export const InputsFile = group('What is said of what was typed.', {
  faults: faultSentences(faults, inputFaults).describe(
    'What is wrong with it. {label} is the name of what was asked for, and {about} completes “the date …”.',
  ),
  wayOut: filledWords('Any of them, where “I do not know” is an answer too.', 'wrong', 'unknown'),
  left: counted('How many characters may still be typed.'),
})
