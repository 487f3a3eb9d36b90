import { z } from 'zod'
import { clockNames } from '../../rules/deadlines/clock.ts'
import { filledWords, words } from '../../content/words/fields.ts'

/** What follows from each clock, and what stands around last days. A word in braces is filled in. */
export const ClocksFile = z.strictObject({
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
  calendar: z
    .strictObject({
      add: words('The button of one day.'),
      aim: filledWords('The day to aim for, a working day before.', 'day'),
      ifPassed: words('Before what to do when it has passed.'),
      saved: words('Said when the file was saved.'),
      failed: words('Said when it could not be made.'),
    })
    .describe('A last day, and its calendar file.'),
  next: z
    .strictObject({
      title: words('The heading.'),
      today: words('Before days that are counted from today.'),
      addAll: words('The button of all days.'),
      keep: words('What to keep, and where to look on.'),
    })
    .describe('What follows a letter that is sent.'),
})
