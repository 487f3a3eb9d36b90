import { z } from 'zod'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { counted, filledWords, linkWords, words } from '../../content/words/fields.ts'

const actions = z
  .strictObject({
    title: words('The heading.'),
    about: words('The same as it is read out.'),
    email: words('The button that opens the visitor’s own mail program.'),
    copyAndEmail: words('The same button, where the letter is too long for a link: it is copied as well.'),
    mustPaste: words('Beside that button: what it does, and what is left to do.'),
    copy: words('A button.'),
    print: words('A button.'),
    share: words('A button.'),
    word: words('A button.'),
    text: words('A button.'),
    webmail: words('The fold of the services below.'),
    webmailSays: words('What they are told.'),
    noEmail: filledWords('When no address is known.', 'name'),
    form: filledWords('The fold of the firm’s own form.', 'name'),
    formSays: words('What to put where.'),
    copyAndForm: words('The button there.'),
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
  .describe('What can be done with a letter.')

const editor = z
  .strictObject({
    to: words('A box.'),
    toHint: words('Under its label.'),
    email: words('A box.'),
    body: words('A box.'),
    bodyHint: words('Under its label.'),
    keep: words('A button.'),
    leave: words('A button.'),
    reset: words('A button.'),
  })
  .describe('A letter that is changed by hand.')

const around = z
  .strictObject({
    yours: words('The title of a page with a letter.'),
    yourLetterTo: filledWords('Its heading.', 'name'),
    change: words('The button that opens the words of a letter.'),
    changed: words('Beside one that was changed.'),
    letterTo: filledWords('One of several.', 'name'),
    reference: filledWords('Beside it.', 'reference'),
    sent: words('Where it stands.'),
    ready: words('Where it stands.'),
    changes: z
      .strictObject({
        lender: words('A part.'),
        acting: words('A part.'),
        name: words('A part.'),
        address: words('A part: that of whoever writes.'),
        theirAddress: words('A part: that of somebody else.'),
        reply: words('A part.'),
      })
      .describe('What can be changed in a letter, after “Change”.'),
    after: words('The heading of what can be done next.'),
    afterAbout: words('The same as it is read out.'),
    rests: words('The fold beneath a letter that says what it rests on.'),
    withoutTitle: words('Above what was not given.'),
    withoutOf: filledWords(
      'One of them, where it was given for some agreements and not for others.',
      'numbers',
      'detail',
    ),
    without: z
      .strictObject({
        number: words('A detail.'),
        start: words('A detail.'),
        plate: words('A detail.'),
        address: words('A detail.'),
      })
      .describe('What a letter can do without, and where to find it.'),
  })
  .describe('What stands around letters.')

const sent = z
  .strictObject({
    when: words('A question.'),
    how: words('A question.'),
    email: words('An answer.'),
    post: words('An answer.'),
    form: words('An answer.'),
    note: words('The button.'),
    noted: filledWords('When it was noted.', 'day'),
    change: words('The button then.'),
    about: words('Completes “Date …” where it is wrong.'),
  })
  .describe('On which day a letter was sent.')

const overtaken = z
  .strictObject({
    title: words('The heading.'),
    says: words('Under it: what has happened.'),
    was: words('Above the lines that the letter has no longer.'),
    is: words('Above the lines that it has now.'),
    again: words('The button that writes it again.'),
    againSays: words('Beside it: what becomes of the visitor’s words.'),
    kept: words('The heading of the visitor’s words, when it was written again.'),
    keptSays: words('Under it.'),
    copy: words('A button there.'),
    copied: words('Said when they were copied.'),
    forget: words('A button there.'),
  })
  .describe('A letter that was changed by hand before an answer was changed.')

/** What stands around the letters that tools write. A word in braces is filled in. */
export const LettersFile = z.strictObject({ around, actions, editor, overtaken, sent })

/** What follows from each clock, and what stands around last days. A word in braces is filled in. */
export const ClocksFile = z.strictObject({
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
  ifScheme: z
    .strictObject({
      awaited: words('Where no day can be given for the scheme’s own time.'),
      set: filledWords('Where one can.', 'day'),
      ways: linkWords('Where to say what one had, and how to find it out.'),
    })
    .describe('Of the lender’s answer, where it is not known if the scheme covers the agreement.'),
  agreement: z
    .strictObject({
      one: filledWords('One.', 'numbers'),
      other: filledWords('Several.', 'numbers'),
    })
    .describe('The agreements that a clock is about, where it is not about all of a lender.'),
  status: z
    .strictObject({
      today: words('On its last day.'),
      left: counted('Before it: {count}.'),
      overdue: counted('After it, of one that was for a firm to keep: {count}.'),
      passed: counted('After it, of one that was for the visitor: {count}.'),
      paused: words('While it has none.'),
    })
    .describe('Where a clock stands.'),
  over: z
    .strictObject({
      theirs: filledWords('Of one that was for a firm to keep.', 'day'),
      yours: filledWords('Of one that was for the visitor.', 'day'),
    })
    .describe('Where a clock stands, when what it waits for has happened.'),
  calendar: z
    .strictObject({
      add: words('The button of one day.'),
      ifPassed: words('Before what to do when it passes.'),
      hasPassed: words('The same, when it has.'),
      saved: words('Said when the file was saved.'),
      failed: words('Said when it could not be made.'),
    })
    .describe('A last day, and its button.'),
  file: z
    .strictObject({
      name: words('What the calendar is called.'),
      reminder: words('What a reminder says.'),
      aim: filledWords('The day to aim for.', 'day'),
      close: words('The same, when that day is here or over.'),
      ifPassed: filledWords('What to do when it has passed.', 'step'),
    })
    .describe('What stands in a calendar file.'),
  next: z
    .strictObject({
      title: words('The heading.'),
      today: words('Before days that are counted from today.'),
      addAll: words('The button of all days.'),
      keep: words('What to keep, and where to look on.'),
    })
    .describe('What follows a letter that is sent.'),
})
