import { z } from 'zod'
import { filledWords, words } from '../../content/words/fields.ts'

/** Words of the rough range: its assumptions and what is said around it. A word in braces is filled in. */
export const ClaimFile = z.strictObject({
  heading: words('Above the range.'),
  range: filledWords('The range.', 'low', 'high'),
  rangeOrNothing: filledWords('The same, where its low end is above nothing.', 'low', 'high', 'nothing'),
  comesAbout: words('The heading of what stands behind it.'),
  chart: z
    .strictObject({
      title: words('What it is.'),
      says: words('After that.'),
      aprLow: words('A bar.'),
      aprHigh: words('A bar.'),
      low: words('A bar.'),
      high: words('A bar.'),
    })
    .describe('Both ends of the range, as bars.'),
  assumedTitle: words('Above what it takes for granted.'),
  assumed: z
    .strictObject({
      method: words('Of every agreement.'),
      payments: words('Of every agreement.'),
      interest: filledWords('Of every agreement.', 'day'),
      floor: words('Of every agreement.'),
      caps: words('Of every agreement.'),
      between: filledWords('When its start is not known to the day.', 'first', 'last'),
      anyTime: filledWords('When its start is not known at all.', 'first', 'last'),
      changed: words('When the rules changed in that time.'),
      credit: filledWords('When the amount is not known.', 'sums'),
      months: filledWords('When its length is not known.', 'months'),
      balloon: filledWords('When its last payment is not known.', 'shares'),
      endedEarly: words('When it ended early.'),
      mayHaveEndedEarly: words('When it may have ended early.'),
    })
    .describe('What the range takes for granted.'),
  apr: words('A choice of our examples, where the APR is not known.'),
  commission: words('The same, of the commission.'),
  working: words('The heading of the method.'),
  middle: filledWords('Under it.', 'commission'),
  parts: words('Beside the bars of its parts.'),
  tests: words('The fold of the tests.'),
  firmer: words('The way to a firmer figure.'),
  static: z
    .strictObject({
      title: words('What the table is.'),
      caption: filledWords('Its caption.', 'months', 'nothing'),
      borrowed: words('A column.'),
      apr: filledWords('A column.', 'apr'),
    })
    .describe('The table for those who cannot use the tool.'),
})
