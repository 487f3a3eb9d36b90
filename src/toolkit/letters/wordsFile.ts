import { z } from 'zod'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { counted, filledWords, linkWords, words, group, named } from '../../content/words/fields.ts'

const actions = group('What can be done with a letter.', {
  ...named('title'),
  about: words('The same as it is read out.'),
  email: words('The button that opens the visitor’s own mail program.'),
  copyAndEmail: words('The same button, where the letter is too long for a link: it is copied as well.'),
  mustPaste: words('Beside that button: what it does, and what is left to do.'),
  ...named('copy', 'print', 'share', 'word', 'text'),
  webmail: words('The fold of the services below.'),
  webmailSays: words('What they are told.'),
  noEmail: filledWords('When no address is known.', 'name'),
  form: filledWords('The fold of the firm’s own form.', 'name'),
  formSays: words('What to put where.'),
  ...named('copyAndForm'),
  copiedToForm: words('Said when it was copied and the form opened.'),
  posting: words('How to post a letter.'),
  opened: words('Said when the mail program should have opened.'),
  copied: words('Said when the letter was copied.'),
  copiedToMail: words('Said when it was copied and the mail program should have opened.'),
  copiedToWeb: words('Said when a service was opened.'),
  notAllowed: words('Said when the browser refuses to copy.'),
  select: words('After that, of a letter to keep.'),
  selectAndPaste: words('After that, of a letter that goes into an email.'),
  makingWord: words('Said while the file is made.'),
  wordSaved: words('Said when it was saved.'),
  wordFailed: words('Said when it could not be made.'),
  textSaved: words('Said when the text was saved.'),
})

const editor = group(
  'A letter that is changed by hand.',
  named('to', 'toHint', 'email', 'body', 'bodyHint', 'keep', 'leave', 'reset'),
)

const around = group('What stands around letters.', {
  yours: words('The title of a page with a letter.'),
  yourLetterTo: filledWords('Its heading.', 'name'),
  change: words('The button that opens the words of a letter.'),
  changed: words('Beside one that was changed.'),
  letterTo: filledWords('One of several.', 'name'),
  reference: filledWords('Beside it.', 'reference'),
  sent: words('Where it stands.'),
  ready: words('Where it stands.'),
  changes: group('What can be changed in a letter, after “Change”.', {
    ...named('lender', 'acting', 'name'),
    address: words('A part: that of whoever writes.'),
    theirAddress: words('A part: that of somebody else.'),
    ...named('reply'),
  }),
  after: words('The heading of what can be done next.'),
  afterAbout: words('The same as it is read out.'),
  rests: words('The fold beneath a letter that says what it rests on.'),
  withoutTitle: words('Above what was not given.'),
  withoutOf: filledWords(
    'One of them, where it was given for some agreements and not for others.',
    'numbers',
    'detail',
  ),
  without: group('What a letter can do without, and where to find it.', named('number', 'start', 'plate', 'address')),
})

const sent = group('On which day a letter was sent.', {
  ...named('when', 'how', 'email', 'post', 'form', 'note'),
  noted: filledWords('When it was noted.', 'day'),
  ...named('change'),
  about: words('Completes “Date …” where it is wrong.'),
})

const overtaken = group('A letter that was changed by hand before an answer was changed.', {
  ...named('title'),
  says: words('Under it: what has happened.'),
  was: words('Above the lines that the letter has no longer.'),
  is: words('Above the lines that it has now.'),
  again: words('The button that writes it again.'),
  againSays: words('Beside it: what becomes of the visitor’s words.'),
  kept: words('The heading of the visitor’s words, when it was written again.'),
  ...named('keptSays', 'copy'),
  copied: words('Said when they were copied.'),
  ...named('forget'),
})

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
      z.strictObject({
        title: words('What it is called.'),
        from: words('What it is counted from.'),
        ifPassed: words('What to do when its last day has passed.'),
        onTheDay: words('What to do on its last day, where that is not to send something.').optional(),
        ifPaused: words('Why it stands still, where it can.').optional(),
        help: linkWords('The link to what helps.'),
      }),
    )
    .describe('Every clock, by its name.'),
  ifScheme: group('Of the lender’s answer, where it is not known if the scheme covers the agreement.', {
    awaited: words('Where no day can be given for the scheme’s own time.'),
    set: filledWords('Where one can.', 'day'),
    ways: linkWords('Where to say what one had, and how to find it out.'),
  }),
  agreement: group('The agreements that a clock is about, where it is not about all of a lender.', {
    one: filledWords('One.', 'numbers'),
    other: filledWords('Several.', 'numbers'),
  }),
  status: group('Where a clock stands.', {
    today: words('On its last day.'),
    left: counted('Before it: {count}.'),
    overdue: counted('After it, of one that was for a firm to keep: {count}.'),
    passed: counted('After it, of one that was for the visitor: {count}.'),
    paused: words('While it has none.'),
  }),
  over: group('Where a clock stands, when what it waits for has happened.', {
    theirs: filledWords('Of one that was for a firm to keep.', 'day'),
    yours: filledWords('Of one that was for the visitor.', 'day'),
  }),
  calendar: group('A last day, and its button.', {
    add: words('The button of one day.'),
    ifPassed: words('Before what to do when it passes.'),
    hasPassed: words('The same, when it has.'),
    saved: words('Said when the file was saved.'),
    failed: words('Said when it could not be made.'),
  }),
  file: group('What stands in a calendar file.', {
    name: words('What the calendar is called.'),
    reminder: words('What a reminder says.'),
    aim: filledWords('The day to aim for.', 'day'),
    close: words('The same, when that day is here or over.'),
    ifPassed: filledWords('What to do when it has passed.', 'step'),
  }),
  next: group('What follows a letter that is sent.', {
    ...named('title'),
    today: words('Before days that are counted from today.'),
    addAll: words('The button of all days.'),
    keep: words('What to keep, and where to look on.'),
  }),
})
