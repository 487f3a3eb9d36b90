import { z } from 'zod'
import { agreementTypes } from '../casefile/caseKinds.ts'
import { inputFaults } from '../casefile/inputs/parsed.ts'
import { pagePath } from '../content/pagePath.ts'
import {
  aboutDate,
  aboutName,
  counted,
  group,
  linked,
  named,
  sentences,
  type WordsOf,
  words,
} from '../content/words/fields.ts'
import { clockNames } from '../rules/deadlines/clock.ts'
import { CaseWordsFile } from './case/wordsFile.ts'
import { PapersFile } from './papers/wordsFile.ts'

const SharedFile = group('What every tool says around its own questions and results.', {
  sign: group('A sign that something may be so.', named('yes', 'no', 'unsure', 'none')),
  ...named('lenderNotKnown'),
  noted: group('A letter that is put among the dates and starts nothing.', named('letter {says}', 'unknown')),
  result: group('What stands under a result.', named('general', 'address')),
  actions: group('What can be done with a result.', {
    title: words('What the buttons are for, as it is read out.'),
    ...named('print', 'copy', 'share', 'download', 'link', 'again', 'copied', 'downloaded', 'linkCopied', 'notAllowed'),
  }),
  ...named('example'),
  keep: group('What is kept of a range, without a firm and with one.', {
    ...named('title', 'alone', 'aloneSays', 'write'),
    writePath: pagePath('Where it leads.'),
    ...named('firm {fee}', 'firmSays {fee}', 'fees'),
    feesPath: pagePath('Where it leads.'),
    ...named('both {nothing}'),
  }),
  fee: group(
    'Our service in a result that has no sum of its own.',
    named('who', 'example {redress} {keep} {fee}', 'nothing'),
  ),
  fetching: group('A part of a tool that is fetched.', named('wait', 'failed', 'again')),
  run: group('The walk through questions that ends in a result.', {
    doubt: words('When an answer is probably a mistake; a full stop and this follow what is odd. {button}'),
    ...named(
      'sure',
      'check',
      'missing',
      'unsaid',
      'show',
      'answers',
      'answersFor {run}',
      'remove {run}',
      'full {most}',
    ),
  }),
  outcome: group('The result of a check.', named('wasLast', 'isLast', 'lastDay', 'lastDayWas', 'free', 'freeSays')),
  aim: group('By when to do what has a last day.', named('before {day}', 'close', 'today')),
  outside: group('A date in a box for which no time limit is known.', named('from {day}', 'to {day}', 'ended {day}')),
  notKnown: group('When no last day can be counted from a date.', {
    ...named('says {date} {known} {advice}', 'from {day}', 'to {day}', 'ended {day}'),
    advice: z.record(z.enum(clockNames), words('What to do; completes “If it is right, …”.')).describe('By the clock.'),
  }),
})

const InputsFile = group('What is said of what was typed.', {
  faults: group(
    'What is wrong with it. {label} is the name of what was asked for, and {about} completes “the date …”.',
    sentences(inputFaults),
  ),
  ...named('wayOut {wrong} {unknown}'),
  left: counted('How many characters may still be typed.'),
})

const LettersFile = group('What stands around the letters that tools write.', {
  around: group('What stands around letters.', {
    ...named('yours', 'yourLetterTo {name}', 'change', 'changed', 'letterTo {name}', 'reference {reference}', 'sent'),
    ...named('ready'),
    changes: group(
      'What can be changed in a letter, after “Change”.',
      named('lender', 'acting', 'name', 'address', 'theirAddress', 'reply'),
    ),
    ...named('after'),
    afterAbout: words('The same as it is read out.'),
    ...named('rests', 'withoutTitle', 'withoutOf {numbers} {detail}'),
    without: group('What a letter can do without, and where to find it.', named('number', 'start', 'plate', 'address')),
  }),
  actions: group('What can be done with a letter.', {
    ...named('title'),
    about: words('The same as it is read out.'),
    ...named('email', 'copyAndEmail', 'mustPaste', 'copy', 'print', 'share', 'word', 'text', 'webmail', 'webmailSays'),
    ...named('noEmail {name}', 'form {name}', 'formSays', 'copyAndForm', 'copiedToForm', 'posting', 'opened', 'copied'),
    ...named('copiedToMail', 'copiedToWeb', 'notAllowed', 'select', 'selectAndPaste', 'makingWord', 'wordSaved'),
    ...named('wordFailed', 'textSaved'),
  }),
  editor: group(
    'A letter that is changed by hand.',
    named('to', 'toHint', 'email', 'body', 'bodyHint', 'keep', 'leave', 'reset'),
  ),
  overtaken: group(
    'A letter that was changed by hand before an answer was changed.',
    named('title', 'says', 'was', 'is', 'again', 'againSays', 'kept', 'keptSays', 'copy', 'copied', 'forget'),
  ),
  sent: group('On which day a letter was sent.', {
    ...named('when', 'how', 'email', 'post', 'form', 'note', 'noted {day}', 'change'),
    ...aboutDate,
  }),
})

const ClocksFile = group('What follows from each clock, and what stands around last days.', {
  clocks: z
    .record(
      z.enum(clockNames),
      group('One clock.', {
        ...named('title', 'from', 'ifPassed'),
        onTheDay: words('What to do on its last day, where that is not to send something.').optional(),
        ifPaused: words('Why it stands still, where it can.').optional(),
        ...linked('help'),
      }),
    )
    .describe('Every clock, by its name.'),
  ifScheme: group('Of the lender’s answer, where it is not known if the scheme covers the agreement.', {
    ...named('awaited', 'set {day}'),
    ...linked('ways'),
  }),
  agreement: group(
    'The agreements that a clock is about, where it is not about all of a lender.',
    named('one {numbers}', 'other {numbers}'),
  ),
  status: group('Where a clock stands.', {
    ...named('today'),
    left: counted('Before it: {count}.'),
    overdue: counted('After it, of one that was for a firm to keep: {count}.'),
    passed: counted('After it, of one that was for the visitor: {count}.'),
    ...named('paused'),
  }),
  over: group('Where a clock stands, when what it waits for has happened.', named('theirs {day}', 'yours {day}')),
  calendar: group('A last day, and its button.', named('add', 'ifPassed', 'hasPassed', 'saved', 'failed')),
  file: group('What stands in a calendar file.', named('name', 'reminder', 'aim {day}', 'close', 'ifPassed {step}')),
  next: group('What follows a letter that is sent.', named('title', 'today', 'addAll', 'keep')),
})

const yearFaults = named('notYear', 'past')

const QuestionsFile = group('What the questions about the person, the lenders and the agreements say.', {
  acting: group('Who the letter is for.', {
    ...named('title', 'self', 'helper', 'helperHint', 'attorney', 'executor', 'executorHint', 'none', 'name'),
    ...aboutName,
    ...named('noName', 'proof', 'willAttach', 'later', 'noProof'),
  }),
  name: group('The name of the person who writes.', {
    ...named('title', 'yours', 'notTheirs'),
    about: words('The name within a sentence, where it cannot be used.'),
    ...named('none'),
  }),
  address: group('An address.', {
    ...named('yours', 'theirs', 'last', 'own', 'earlier'),
    hints: group('Under the first three, by their names.', named('yours', 'theirs', 'last')),
    ...named('earlierHint', 'ownHint', 'line1', 'line2', 'town', 'postcode', 'postcodeOptional', 'postcodeAbroad'),
    ...named('abroad', 'country', 'noLine', 'noTown', 'noCountry', 'from', 'to'),
    fromFaults: group('What is wrong in the first of these boxes.', yearFaults),
    toFaults: group('What is wrong in the second.', {
      ...yearFaults,
      ...named('order {year}'),
    }),
  }),
  addressThen: group(
    'Whether there was another.',
    named('title', 'titleMore', 'hint', 'earlier {number}', 'from {year}', 'to {year}', 'yes', 'no', 'noMore', 'none'),
  ),
  before: group('Whether there was a complaint before.', {
    ...named('title', 'no', 'self', 'firm', 'firmHint', 'none', 'name'),
    ...aboutName,
  }),
  complained: group('The same, before a case goes to the ombudsman.', named('title', 'no', 'self')),
  birth: group('The date of birth.', {
    ...named('yours', 'theirs', 'optional {question}', 'hint'),
    ...aboutDate,
    ...named('doubt', 'sure'),
  }),
  count: group(
    'How many agreements there were with a lender.',
    named('title', 'hint', 'none', 'or', 'unknown', 'range {least} {most}'),
  ),
  day: group('A day that may not be known.', named('or', 'unknown')),
  dealer: group('Who arranged the finance.', named('title', 'optional', 'hint', 'tooLong {most}')),
  from: group('Which of the lenders sent a letter.', named('title', 'other', 'none')),
  joint: group('Whether anyone else was on the agreement.', {
    ...named('title', 'yes', 'no', 'unknown', 'none', 'name'),
    ...aboutName,
    ...named('nameHint', 'noName'),
  }),
  kind: group('The kind of finance.', {
    ...named('title'),
    kinds: z
      .record(z.enum(agreementTypes), group('One kind.', { ...named('label'), hint: words('Beside it.').optional() }))
      .describe('The kinds, by their names.'),
    ...named('none'),
  }),
  needs: group('What should be made easier.', named('title', 'optional', 'hint')),
  number: group('The agreement number.', named('title', 'optional', 'hint')),
  otherNames: group('Names of that time.', {
    ...named('yours', 'theirs', 'hint', 'first', 'further {number}', 'add'),
    about: words('One of them within a sentence, where it cannot be used.'),
  }),
  plates: group('The number plate.', named('title', 'optional', 'hint', 'warning', 'without')),
  reply: group('How the firm should answer.', named('title', 'email', 'post', 'phone', 'none', 'address', 'number')),
  start: group('When the finance started.', {
    ...named('title', 'hint', 'guess', 'or', 'unknown'),
    ...aboutDate,
    ...named('none'),
  }),
  lender: group('Which lender.', {
    ...named('title', 'hint', 'foundBy {name}', 'foundByThen {name} {years}', 'none', 'tooLong {most}', 'or'),
    ...named('unknown'),
    ...linked('unknownHint'),
  }),
  pages: group(
    'Pages of several questions.',
    named('progress {place} {count}', 'first', 'lender', 'agreement', 'car', 'you', 'earlier', 'letter', 'fold'),
  ),
  ...named('section {lender} {number} {count}'),
  check: group('All answers, before anything is made of them.', {
    ...named('title', 'agreement', 'agreementOf {number}'),
    rows: group('What each line is about.', {
      ...named('lender', 'count', 'number', 'kind', 'start', 'plates', 'dealer', 'joint', 'acting', 'name'),
      ...named('otherNames', 'birth', 'address', 'theirAddress', 'lastAddress', 'ownAddress', 'earlier {number}'),
      ...named('addressThen', 'moreThen', 'reply', 'needs'),
    }),
    ...named('missing', 'add', 'addHint', 'remove {lender}'),
    ...linked('noLender'),
    ...named('you', 'letter', 'notGiven', 'yes', 'no', 'unknown', 'same', 'phone'),
  }),
})

/** Words files of content/tools/<name>/words.yaml that several tools share. */
export const sharedWordsFiles = {
  papers: PapersFile,
  case: CaseWordsFile,
  questions: QuestionsFile,
  shared: SharedFile,
  inputs: InputsFile,
  clocks: ClocksFile,
  letters: LettersFile,
} as const

type Shared = WordsOf<typeof sharedWordsFiles>

/** Words by the name of their folder, as code finds them. src/tools/index.ts adds those of each tool. */
export interface ToolWords extends Shared {}
export type WordsTool = keyof ToolWords
