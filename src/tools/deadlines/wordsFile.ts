import { z } from 'zod'
import { caseEventKinds } from '../../casefile/caseFile.ts'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { filledWords, words } from '../../content/words/fields.ts'

/** What follows from each clock, and from what starts none. */
export const DatesFile = z.strictObject({
  clocks: z
    .record(
      z.enum(clockNames),
      z.strictObject({
        from: words('What it is counted from.'),
        ifPassed: words('What to do when its last day has passed.'),
        ifPaused: words('Why it stands still, where it can.').optional(),
      }),
    )
    .describe('Every clock, by its name.'),
  notes: z
    .strictObject({
      complaintSent: filledWords('Of a complaint: when lenders often say that they have it.', 'day'),
      holdingLetter: filledWords('Of a holding letter.', 'limit'),
      sarIdAsked: filledWords('Of a question who is asking.', 'start'),
      sarExtended: filledWords('Of a letter that asks for longer.', 'longer', 'notice'),
      extensionCounts: words('After that, when it came in time.'),
      extensionLate: words('After that, when it did not.'),
      fosView: words('Of a view of the ombudsman’s investigator.'),
      provisionalDecision: words('Of a provisional decision.'),
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
      either: words('Said of a letter that may be provisional or the last word.'),
      unknown: words('Said of a letter that is not recognised.'),
      decoder: words('The link to the tool that says more.'),
    })
    .describe('A letter that is pasted in place of its kind and date.'),
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
