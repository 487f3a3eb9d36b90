import { z } from 'zod'
import { faultSentences, filledWords, linkWords, words, group, named } from '../../content/words/fields.ts'
import { type ShapeFaultId, shapeFaults } from '../../casefile/caseFileSchema.ts'
import { firstDates, timelineDates } from '../../rules/deadlines/eventDateFaults.ts'

const banner = group('The line above the questions.', {
  label: words('What the part is called.'),
  save: words('The button that saves for the first time.'),
  saveChanges: words('The same, once something is saved.'),
  saveOver: words('The button that writes over what cannot be read.'),
  ways: words('The head of what else can be done.'),
  export: words('The button that makes a file of the case.'),
  import: words('The button that reads one.'),
  whoSees: words('Who can see what is saved.'),
})

const standing = group('How the case stands to what is kept on the device.', {
  nothing: words('Nothing is kept on this device.'),
  unsaved: words('Something is, and more has been told since.'),
  saved: filledWords('All of it is.', 'time'),
  newer: words('A newer version of the site has written it.'),
  damaged: words('It cannot be read.'),
})

const said = group('What has happened to the case.', {
  saved: words('It was saved.'),
  savedBoth: words('It was, together with what another tab had saved.'),
  newer: words('It was not, because a newer version of the site had written it.'),
  damaged: words('It was not, because what stands there cannot be read.'),
  noRoom: words('It was not, because the device is full.'),
  notAllowed: words('It was not, because the browser refuses.'),
  deleted: words('It was deleted.'),
  deletedOne: words('It was deleted, and the cases of other people were not.'),
  deletedHereAlone: words('It was deleted on the page alone, because the browser refuses.'),
  deletedElsewhere: words('Another tab deleted it.'),
  othersSaved: words('Another tab saved, and this one has changes of its own.'),
  othersShown: words('Another tab saved, and this one has none.'),
  noLongerThere: words('It has gone from the device.'),
  unreadableNow: words('Another tab wrote what cannot be read here.'),
  oneBefore: words('The last save is damaged, and the one before it is shown.'),
  taken: words('A file was taken in.'),
  notTaken: words('A file was looked at and not used.'),
  notFetched: words('A part of the page did not come.'),
  notShown: words('A part of the page came, and cannot be shown.'),
})

const shapes: Record<ShapeFaultId, string> = {
  text: 'It is no text, or too long.',
  number: 'It is no whole number, or too small or large.',
  yesOrNo: 'It is neither true nor false.',
  day: 'It is in no calendar.',
  oneOf: 'It is none of those that may stand there.',
  list: 'It is no list.',
  tooMany: 'It is a list that is too long.',
  group: 'It is no group of answers.',
  unknown: 'It has an answer that no version of the site has asked for.',
  missing: 'An answer is missing.',
  inBox: 'It is nothing that can be typed or chosen.',
  ids: 'Two things in it have one id.',
  addresses: 'It points at an address that is not there.',
}

const files = group('Why a file cannot be used.', {
  tooLarge: filledWords('It has too many bytes.', 'megabytes'),
  tooLong: words('It has too many characters.'),
  notRead: words('The browser could not read it.'),
  noCase: words('What it holds is no JSON.'),
  notOurs: words('It is another kind of file.'),
  damaged: filledWords('Something in it is wrong.', 'fault'),
  whole: words('The file itself, before the names on the way to what is wrong.'),
  wrong: faultSentences(shapes, shapeFaults, 'at').describe('What is wrong, and where: {at}.'),
  newer: filledWords('A newer version of the site wrote it.', 'version'),
  noVersion: words('Its version is not known.'),
})

/** Describe the words of the question before something is deleted; `says` tells an editor when. */
export const askedBefore = (says: string) =>
  group(says, {
    ...named('title'),
    what: words('What goes, and what stays.'),
    delete: words('The button that does it.'),
    keep: words('The button that does not.'),
  })

const take = group('What a file holds, shown before it is used.', {
  ...named('title'),
  made: filledWords('What to think of first.', 'day'),
  whose: words('The head of the name.'),
  nobody: words('In its place where there is none.'),
  answersTo: words('The head of the email and phone.'),
  noAnswer: words('In their place where there are none.'),
  agreements: words('The head of the lenders.'),
  noAgreements: words('In their place where there are none.'),
  noLender: words('A lender that has no name.'),
  dates: words('The head of the count of dates.'),
  letters: words('The head of the letters.'),
  lettersKept: words('What becomes of them.'),
  letter: filledWords('One of them.', 'reference', 'name'),
  template: words('A letter to copy out.'),
  pack: words('The summary of the pack.'),
  to: filledWords('Whom it goes to.', 'to'),
  email: filledWords('Its address.', 'email'),
  otherName: filledWords('It goes to someone else.', 'name', 'other'),
  noName: filledWords('It goes to no one.', 'name'),
  otherEmail: filledWords('Its address is not known.', 'email', 'name'),
  added: words('What becomes of what was told here.'),
  use: words('The button that uses the file.'),
  cancel: words('The button that does not.'),
})

const desk = group('Cases of several people, for whoever helps them.', {
  ...named('title'),
  start: words('The one line that somebody with one case sees of this.'),
  openNow: words('What is before the name of the open case.'),
  noName: words('In place of the name of a case that has none.'),
  switch: words('The button that shows the others.'),
  what: words('How they are kept.'),
  open: words('The button that opens {name}.'),
  name: words('The label of the name of the open case.'),
  nameHint: words('What to call a case.'),
  rename: words('The button that keeps the name.'),
  newName: words('The label of the name of a new case.'),
  add: words('The button that starts it.'),
  unnamed: words('The error of a box that is empty.'),
  saves: words('What becomes of what is not saved when another case is opened.'),
  guide: linkWords('The page for those who help others.'),
  delete: askedBefore('Asked before the open case alone is deleted.'),
  added: words('What becomes of a file that is added to {name}, the open case.'),
  keepApart: words('The button that takes a file as a case of its own.'),
})

const day = group('What is said of the day that the device gives.', {
  ahead: filledWords('The device is ahead of the server.', 'says', 'day'),
  notChecked: filledWords('It may be, and the server could not be asked.', 'says'),
})

const order = group('The date of something that cannot be right beside the others.', {
  is: group('What is wrong.', {
    'not-real': filledWords('It is no day of the calendar.', 'event'),
    future: filledWords('It is still to come.', 'event'),
    early: filledWords('It is before what it must follow.', 'event', 'day', 'when'),
    late: filledWords('It is after what must follow it.', 'event', 'day', 'other'),
  }),
  events: z.record(z.enum(timelineDates), words('Completes “The date of …”.')).describe('What the date is of.'),
  when: z.record(z.enum(firstDates), words('Completes “…, when …”.')).describe('What must come first, as it is said.'),
})

const against = group('An answer that the dates of the case speak against.', {
  ...named('title', 'says'),
  event: filledWords('One of the dates.', 'event', 'day', 'lender'),
  lastDay: filledWords('After one, where a day to act follows from it.', 'day'),
  ways: group('What may be better than going on.', {
    ombudsman: linkWords('The way on, where the lender has given its final answer.'),
    invitation: linkWords('The same, where the lender has invited someone to join the scheme.'),
    firm: linkWords('The same, where a contract with a firm was signed.'),
    dates: linkWords('The same, for all else.'),
  }),
  change: words('What to do if the answer is wrong.'),
  sure: words('The button that goes on with the answer as it is.'),
})

export const CaseWordsFile = group('What the tools of the case say of it.', {
  banner,
  standing,
  desk,
  said,
  files,
  delete: askedBefore('Asked before everything is deleted.'),
  import: take,
  day,
  order,
  against,
})

export type CaseWords = z.infer<typeof CaseWordsFile>
