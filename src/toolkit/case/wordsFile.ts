import { z } from 'zod'
import { shapeFaults } from '../../casefile/caseFileSchema.ts'
import { group, linked, named, sentences, words } from '../../content/words/fields.ts'
import { firstDates, timelineDates } from '../../rules/deadlines/eventDateFaults.ts'

/** Describe the words of the question before something is deleted; `says` tells an editor when. */
export const askedBefore = (says: string) => group(says, named('title', 'what', 'delete', 'keep'))

export const CaseWordsFile = group('What the tools of the case say of it.', {
  banner: group(
    'The line above the questions.',
    named('label', 'save', 'saveChanges', 'saveOver', 'ways', 'export', 'import', 'whoSees'),
  ),
  standing: group(
    'How the case stands to what is kept on the device.',
    named('nothing', 'unsaved', 'saved {time}', 'newer', 'damaged'),
  ),
  desk: group('Cases of several people, for whoever helps them.', {
    ...named('title', 'start', 'openNow', 'noName', 'switch', 'what', 'open {name}', 'name', 'nameHint', 'rename'),
    ...named('newName', 'add', 'unnamed', 'saves'),
    ...linked('guide'),
    delete: askedBefore('Asked before the open case alone is deleted.'),
    ...named('added {name}', 'keepApart'),
  }),
  said: group('What has happened to the case.', {
    ...named('saved', 'savedBoth', 'newer', 'damaged', 'noRoom', 'notAllowed', 'deleted', 'deletedOne'),
    ...named('deletedHereAlone', 'deletedElsewhere', 'othersSaved', 'othersShown', 'noLongerThere', 'unreadableNow'),
    ...named('oneBefore', 'taken', 'notTaken', 'notFetched', 'notShown'),
  }),
  files: group('Why a file cannot be used.', {
    ...named('tooLarge {megabytes}', 'tooLong', 'notRead', 'noCase', 'notOurs', 'damaged {fault}', 'whole'),
    wrong: group('What is wrong, and where: {at}.', sentences(shapeFaults, 'at')),
    ...named('newer {version}', 'noVersion'),
  }),
  delete: askedBefore('Asked before everything is deleted.'),
  import: group('What a file holds, shown before it is used.', {
    ...named('title', 'made {day}', 'whose', 'nobody', 'answersTo', 'noAnswer', 'agreements', 'noAgreements'),
    ...named('noLender', 'dates', 'letters', 'lettersKept', 'letter {reference} {name}', 'template', 'pack', 'to {to}'),
    ...named('email {email}', 'otherName {name} {other}', 'noName {name}', 'otherEmail {email} {name}', 'added', 'use'),
    ...named('cancel'),
  }),
  day: group('What is said of the day that the device gives.', named('ahead {says} {day}', 'notChecked {says}')),
  order: group('The date of something that cannot be right beside the others.', {
    is: group(
      'What is wrong.',
      named('not-real {event}', 'future {event}', 'early {event} {day} {when}', 'late {event} {day} {other}'),
    ),
    events: z.record(z.enum(timelineDates), words('Completes “The date of …”.')).describe('What the date is of.'),
    when: z
      .record(z.enum(firstDates), words('Completes “…, when …”.'))
      .describe('What must come first, as it is said.'),
  }),
  against: group('An answer that the dates of the case speak against.', {
    ...named('title', 'says', 'event {event} {day} {lender}', 'lastDay {day}'),
    ways: group('What may be better than going on.', linked('ombudsman', 'invitation', 'firm', 'dates')),
    ...named('change', 'sure'),
  }),
})

export type CaseWords = z.infer<typeof CaseWordsFile>
