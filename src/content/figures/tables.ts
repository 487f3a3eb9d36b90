import { z } from 'zod'
import { filledWords, words, group, named } from '../words/fields.ts'

const tableWords = { title: words('What the table is.'), caption: words('Its caption.') }

export const FeeExamplesWords = z.strictObject({
  ...tableWords,
  redress: words('A column.'),
  fee: words('A column.'),
  vat: words('A column.'),
  withFirm: words('A column.'),
  alone: words('A column.'),
  average: words('Beside the row of the average.'),
})

const blank = ['redress?', 'fee?', 'keep?'] as const
export const FeeOrFreeWords = z.strictObject({
  ...tableWords,
  what: words('A column.'),
  alone: words('A column.'),
  firm: words('A column.'),
  rows: z
    .array(
      z.strictObject({
        what: filledWords('What is compared.', ...blank),
        alone: filledWords('On one’s own.', ...blank),
        firm: filledWords('With a firm.', ...blank),
      }),
    )
    .min(1)
    .describe('The rows, in order.'),
})

export const FeeTableWords = z.strictObject({
  title: words('What the table is.'),
  caption: filledWords('Its caption.', 'vat'),
  from: words('A column.'),
  share: words('A column.'),
  most: words('A column.'),
  mostWithVat: words('A column.'),
})

export const OwnFeeWords = z.strictObject({
  title: words('What the table is.'),
  caption: filledWords('Its caption.', 'percent'),
  paid: words('A column.'),
  most: words('A column.'),
  fee: words('A column.'),
  firm: words('A column.'),
  alone: words('A column.'),
})

export const LenderLettersWords = z.strictObject({
  scheme: words('The heading of those under the scheme.'),
  others: words('The heading of the others.'),
  clock: words('Beside one that starts a clock.'),
  who: words('A line.'),
  starts: words('A line.'),
  act: words('A line.'),
  same: words('A line for each other letter with its code.'),
  must: words('Above what it must say.'),
  annex: filledWords('After that, in brackets.', 'annex'),
})

export const ChangesWords = z.strictObject({
  figures: filledWords('The fold of the figures of a day.', 'count'),
  page: words('The fold of one page.'),
  pages: filledWords('The fold of several.', 'count'),
  ended: words('In place of a figure that ended.'),
  before: filledWords('After a figure that had another value.', 'value'),
})

export const ChartsWords = z.strictObject({ asAt: filledWords('After a figure, where it is not the newest.', 'day') })

const row = words('A row.')
export const RedressExamplesWords = z.strictObject({
  title: words('What the table is.'),
  caption: filledWords('Its caption.', 'day'),
  step: words('The column of the rows’ names.'),
  names: group('What the invented agreements are called.', named('hire', 'pcp', 'older')),
  rows: group('What the rows are called.', {
    started: row,
    borrowed: row,
    apr: row,
    months: row,
    last: row,
    commission: row,
    monthly: row,
    lower: row,
    commissionWith: row,
    savingWith: row,
    average: row,
    result: row,
    also: row,
    notChecked: row,
  }),
  none: words('Where there is no last payment.'),
  range: filledWords('From one sum to another.', 'low', 'high'),
  nothing: words('What the result may also be.'),
  unchecked: words('Of what was not checked.'),
})
