import { z } from 'zod'
import { inputFaults } from '../../casefile/inputs/parsed.ts'
import { pagePath } from '../../content/pagePath.ts'
import { counted, group, named, sentences, words } from '../../content/words/fields.ts'
import { clockNames } from '../../rules/deadlines/clock.ts'

const sign = group('A sign that something may be so.', named('yes', 'no', 'unsure', 'none'))

const result = group('What stands under a result.', named('general', 'address'))

const actions = group('What can be done with a result.', {
  title: words('What the buttons are for, as it is read out.'),
  ...named('print', 'copy', 'share', 'download', 'link', 'again', 'copied', 'downloaded', 'linkCopied', 'notAllowed'),
})

const keep = group('What is kept of a range, without a firm and with one.', {
  ...named('title', 'alone', 'aloneSays', 'write'),
  writePath: pagePath('Where it leads.'),
  ...named('firm {fee}', 'firmSays {fee}', 'fees'),
  feesPath: pagePath('Where it leads.'),
  ...named('both {nothing}'),
})

const fee = group(
  'Our service in a result that has no sum of its own.',
  named('who', 'example {redress} {keep} {fee}', 'nothing'),
)

const fetching = group('A part of a tool that is fetched.', named('wait', 'failed', 'again'))

const run = group('The walk through questions that ends in a result.', {
  doubt: words('When an answer is probably a mistake; a full stop and this follow what is odd. {button}'),
  ...named('sure', 'check', 'missing', 'unsaid', 'show', 'answers', 'answersFor {run}', 'remove {run}', 'full {most}'),
})

const outcome = group('The result of a check.', named('wasLast', 'isLast', 'lastDay', 'lastDayWas', 'free', 'freeSays'))

const aim = group('By when to do what has a last day.', named('before {day}', 'close', 'today'))

const outside = group(
  'A date in a box for which no time limit is known.',
  named('from {day}', 'to {day}', 'ended {day}'),
)

const notKnown = group('When no last day can be counted from a date.', {
  ...named('says {date} {known} {advice}', 'from {day}', 'to {day}', 'ended {day}'),
  advice: z.record(z.enum(clockNames), words('What to do; completes “If it is right, …”.')).describe('By the clock.'),
})

export const SharedFile = group('What every tool says around its own questions and results.', {
  sign,
  ...named('lenderNotKnown'),
  noted: group('A letter that is put among the dates and starts nothing.', named('letter {says}', 'unknown')),
  result,
  actions,
  ...named('example'),
  keep,
  fee,
  fetching,
  run,
  outcome,
  aim,
  outside,
  notKnown,
})

export const InputsFile = group('What is said of what was typed.', {
  faults: group(
    'What is wrong with it. {label} is the name of what was asked for, and {about} completes “the date …”.',
    sentences(inputFaults),
  ),
  ...named('wayOut {wrong} {unknown}'),
  left: counted('How many characters may still be typed.'),
})
