import { z } from 'zod'
import { type FaultId, inputFaults } from '../../casefile/inputs/parsed.ts'
import { pagePath } from '../../content/pagePath.ts'
import { counted, faultSentences, filledWords, words } from '../../content/words/fields.ts'
import { clockNames } from '../../rules/deadlines/clock.ts'

const sign = z
  .strictObject({
    yes: words('An answer.'),
    no: words('An answer.'),
    unsure: words('An answer.'),
    none: words('When nothing was answered.'),
  })
  .describe('A sign that something may be so.')

const result = z
  .strictObject({
    general: words('Under every result.'),
    address: words('Under one whose answers stand in the page’s address.'),
  })
  .describe('What stands under a result.')

const actions = z
  .strictObject({
    title: words('What the buttons are for, as it is read out.'),
    print: words('A button.'),
    copy: words('A button.'),
    share: words('A button.'),
    download: words('A button.'),
    link: words('A button.'),
    again: words('A button.'),
    copied: words('Said when the result was copied.'),
    downloaded: words('Said when it was saved.'),
    linkCopied: words('Said when a link to it was copied.'),
    notAllowed: words('Said when the browser refuses to copy.'),
  })
  .describe('What can be done with a result.')

const keep = z
  .strictObject({
    title: words('The heading.'),
    alone: words('The way without a firm.'),
    aloneSays: words('Under what is kept on that way.'),
    write: words('The button there.'),
    writePath: pagePath('Where it leads.'),
    firm: filledWords('The way with this firm.', 'fee'),
    firmSays: filledWords('Under what is kept on that way.', 'fee'),
    fees: words('The button there.'),
    feesPath: pagePath('Where it leads.'),
    both: filledWords('Beneath the two.', 'nothing'),
  })
  .describe('What is kept of a range, without a firm and with one.')

const fee = z
  .strictObject({
    who: words('Who we are.'),
    example: filledWords('The fee on an example.', 'redress', 'keep', 'fee'),
    nothing: words('When nothing is paid.'),
  })
  .describe('Our service in a result that has no sum of its own.')

const fetching = z
  .strictObject({
    wait: words('While it comes.'),
    failed: words('When it did not come.'),
    again: words('The button then.'),
  })
  .describe('A part of a tool that is fetched.')

const run = z
  .strictObject({
    doubt: filledWords('When an answer is probably a mistake; a full stop and this follow what is odd.', 'button'),
    sure: words('The button then.'),
    check: words('The heading of the answers, before the result.'),
    missing: words('Above what is still to be asked there.'),
    unsaid: words('The fold of what may be left open there.'),
    show: words('The button there.'),
    answers: words('The heading of the answers on the result.'),
    answersFor: filledWords('The same for one of several.', 'run'),
    remove: filledWords('The button that takes one of several away.', 'run'),
    full: filledWords('When there is no room for another.', 'most'),
  })
  .describe('The walk through questions that ends in a result.')

const outcome = z
  .strictObject({
    wasLast: words('After the last day, when it has passed.'),
    isLast: words('After it, when it has not.'),
    lastDay: words('Before the last day of one of several.'),
    lastDayWas: words('The same, when it has passed.'),
    free: words('The heading of what it costs to go on.'),
    freeSays: words('Under it.'),
  })
  .describe('The result of a check.')

const aim = z
  .strictObject({
    before: filledWords('While there is a working day left before it.', 'day'),
    close: words('When there is none.'),
    today: words('On the last day itself.'),
  })
  .describe('By when to do what has a last day.')

const outside = z
  .strictObject({
    from: filledWords('It is known from a day.', 'day'),
    to: filledWords('It is known up to a day.', 'day'),
    ended: filledWords('It ended on a day.', 'day'),
  })
  .describe('A date in a box for which no time limit is known.')

const notKnown = z
  .strictObject({
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
  .describe('When no last day can be counted from a date.')

/** What every tool says around its own questions and results. A word in braces is filled in. */
export const SharedFile = z.strictObject({
  sign,
  lenderNotKnown: words('In place of a lender’s name.'),
  noted: z
    .strictObject({
      letter: filledWords('What it says is known.', 'says'),
      unknown: words('It is not.'),
    })
    .describe('A letter that is put among the dates and starts nothing.'),
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

/** What is said of what was typed. */
export const InputsFile = z.strictObject({
  faults: faultSentences(faults, inputFaults).describe(
    'What is wrong with it. {label} is the name of what was asked for, and {about} completes “the date …”.',
  ),
  wayOut: filledWords('Any of them, where “I do not know” is an answer too.', 'wrong', 'unknown'),
  left: counted('How many characters may still be typed.'),
})
