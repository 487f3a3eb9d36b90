import { z } from 'zod'
import { caseEventKinds } from '../../casefile/caseKinds.ts'
import { filledWords, linkWords, words } from '../../content/words/fields.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'
import { holidayNations } from '../../facts/bankHolidays.ts'

/** Words of the dates tool: what follows from each clock, and from what starts none. */
export const DatesFile = z.strictObject({
  form: z
    .strictObject({
      title: words('The question.'),
      when: words('A question.'),
      whenHint: words('Under it.'),
      how: words('A question, of what the visitor sent.'),
      ways: z
        .strictObject({
          email: words('An answer.'),
          post: words('An answer.'),
          form: words('An answer.'),
          phone: words('An answer.'),
        })
        .describe('Its answers, in order.'),
      code: words('A box, of a letter that may have one.'),
      codeHint: words('Under its label.'),
      note: words('A box, of something else.'),
      lender: words('A question, where there are several.'),
      none: words('When nothing was answered.'),
      noLender: words('When no lender was chosen.'),
      add: words('The button.'),
    })
    .describe('One thing that happened.'),
  notes: z
    .strictObject({
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
    })
    .describe('What to know about things that start no clock.'),
  paste: z
    .strictObject({
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
    })
    .describe('A letter that is pasted in place of its kind and date.'),
  page: z
    .strictObject({
      empty: words('The heading before there is a date.'),
      emptySays: words('Under it.'),
      title: words('The heading when there is one.'),
      add: words('The button for one more.'),
      remove: words('The button that deletes all of them.'),
      delete: askedBefore('Asked before it does.'),
      counts: words('The heading of what follows.'),
      table: words('The same as a table.'),
      what: words('A column.'),
      lastDay: words('A column.'),
      stands: words('A column.'),
      noDay: words('Where no day can be given.'),
      general: filledWords('Beneath.', 'day'),
      nation: words('The question.'),
      nations: z.record(z.enum(holidayNations), words('An answer.')).describe('Its answers, by their names.'),
    })
    .describe('The page of the dates.'),
  static: z
    .strictObject({
      title: words('What the table is.'),
      caption: words('Its caption.'),
      what: words('A column.'),
      from: words('A column.'),
      length: words('A column.'),
      ifPassed: words('A column.'),
    })
    .describe('The table of all time limits, shown without script.'),
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
