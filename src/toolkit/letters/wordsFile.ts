import { z } from 'zod'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { aboutDate, counted, group, linked, named, words } from '../../content/words/fields.ts'

const actions = group('What can be done with a letter.', {
  ...named('title'),
  about: words('The same as it is read out.'),
  ...named('email', 'copyAndEmail', 'mustPaste', 'copy', 'print', 'share', 'word', 'text', 'webmail', 'webmailSays'),
  ...named('noEmail {name}', 'form {name}', 'formSays', 'copyAndForm', 'copiedToForm', 'posting', 'opened', 'copied'),
  ...named('copiedToMail', 'copiedToWeb', 'notAllowed', 'select', 'selectAndPaste', 'makingWord', 'wordSaved'),
  ...named('wordFailed', 'textSaved'),
})

const editor = group(
  'A letter that is changed by hand.',
  named('to', 'toHint', 'email', 'body', 'bodyHint', 'keep', 'leave', 'reset'),
)

const around = group('What stands around letters.', {
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
})

const sent = group('On which day a letter was sent.', {
  ...named('when', 'how', 'email', 'post', 'form', 'note', 'noted {day}', 'change'),
  ...aboutDate,
})

const overtaken = group(
  'A letter that was changed by hand before an answer was changed.',
  named('title', 'says', 'was', 'is', 'again', 'againSays', 'kept', 'keptSays', 'copy', 'copied', 'forget'),
)

export const LettersFile = group('What stands around the letters that tools write.', {
  around,
  actions,
  editor,
  overtaken,
  sent,
})

export const ClocksFile = group('What follows from each clock, and what stands around last days.', {
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
