import { z } from 'zod'
import { caseEventKinds } from '../../casefile/caseKinds.ts'
import { filledWords, linkWords, words, group, named } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'
import { holidayNations } from '../../facts/bankHolidays.ts'

export const DatesFile = group('Words of the dates tool: what follows from each clock, and from what starts none.', {
  form: group('One thing that happened.', {
    ...named('title', 'when', 'whenHint'),
    how: words('A question, of what the visitor sent.'),
    ways: group('Its answers, in order.', named('email', 'post', 'form', 'phone')),
    code: words('A box, of a letter that may have one.'),
    ...named('codeHint'),
    note: words('A box, of something else.'),
    lender: words('A question, where there are several.'),
    ...named('none'),
    noLender: words('When no lender was chosen.'),
    ...named('add'),
  }),
  notes: group('What to know about things that start no clock.', {
    complaintSent: filledWords('Of a complaint: when lenders often say that they have it.', 'day'),
    holdingLetter: filledWords('Of a holding letter.', 'limit'),
    sarIdAsked: filledWords('Of a question who is asking.', 'start'),
    sarIdAskedLink: linkWords('The link to what helps.'),
    sarExtended: filledWords('Of a letter that asks for longer.', 'longer', 'notice'),
    extensionCounts: words('After that, when it came in time.'),
    extensionLate: words('After that, when it did not.'),
    sarExtendedLink: linkWords('The link to what helps.'),
    fosView: words('Of a view of the ombudsman’s investigator.'),
    fosViewLink: linkWords('The link to what helps.'),
    provisionalDecision: words('Of a provisional decision.'),
    provisionalDecisionLink: linkWords('The link to what helps.'),
    optInReminder: words('Of a reminder of the invitation.'),
    sarClarifyAsked: words('Of a question from the firm about what is wanted.'),
  }),
  paste: group('A letter that is pasted in place of its kind and date.', {
    open: words('The button to a box for the letter.'),
    label: words('What goes into the box.'),
    hint: words('Where the words go, and what need not be in them.'),
    read: words('The button that has it read.'),
    empty: words('Said when nothing was pasted.'),
    failed: words('Said when what reads it could not be fetched.'),
    use: words('The button that takes what was read over.'),
    cut: filledWords('Said where only the first part of it was read.', 'most'),
    either: words('Said of a letter that may be provisional or the last word.'),
    unknown: words('Said of a letter that is not recognised.'),
    decoder: linkWords('The link to the tool that says more.'),
  }),
  page: group('The page of the dates.', {
    empty: words('The heading before there is a date.'),
    ...named('emptySays'),
    title: words('The heading when there is one.'),
    add: words('The button for one more.'),
    remove: words('The button that deletes all of them.'),
    delete: askedBefore('Asked before it does.'),
    counts: words('The heading of what follows.'),
    table: words('The same as a table.'),
    ...named('what', 'lastDay', 'stands'),
    noDay: words('Where no day can be given.'),
    general: filledWords('Beneath.', 'day'),
    ...named('nation'),
    nations: z.record(z.enum(holidayNations), words('An answer.')).describe('Its answers, by their names.'),
  }),
  static: group('The table of all time limits, shown without script.', {
    ...named('title', 'caption', 'what', 'from', 'length', 'ifPassed'),
  }),
  events: z
    .record(
      z.enum(caseEventKinds),
      z.strictObject({
        label: words('As it stands in the list.'),
        hint: words('Beside it.').optional(),
        about: words('Completes “Date …” where its date is wrong.'),
      }),
    )
    .describe('What can have happened, by its name.'),
  kinds: z
    .array(
      z.strictObject({
        title: words('As it stands above the list.'),
        kinds: z.array(z.enum(caseEventKinds)).min(1).describe('What can have happened, by its name, in order.'),
      }),
    )
    .refine(
      (groups) =>
        groups
          .flatMap(({ kinds }) => kinds)
          .toSorted()
          .join() === caseEventKinds.toSorted().join(),
      `Name each kind once in one group: ${caseEventKinds.join(', ')}`,
    )
    .describe('What can have happened, in groups under headings.'),
})
