import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { filledWords, words, group } from '../words/fields.ts'

export const RateFile = group(
  'Words of the picture of how a higher rate became a higher cost: a slider, and some of its steps as a table.',
  {
    title: words('The heading of the picture.'),
    says: words('Whose hand was on the rate, and what is shown.'),
    slider: words('The label of the slider.'),
    apr: words('Beside the rate: the column of the table, and the first line.'),
    monthly: words('The payment at that rate.'),
    cost: words('All that the credit costs at that rate.'),
    lower: words('The part that the credit would cost at the rules’ lower rate.'),
    counted: words('The part above it, which the rules count.'),
    table: words('The caption of the table of steps.'),
    note: words('What is not in the picture.'),
  },
)

/** The parts of the front of an agreement, from top to bottom. */
export const agreementParts = [
  'kind',
  'lender',
  'number',
  'dealer',
  'credit',
  'apr',
  'payments',
  'charge',
  'commission',
  'signed',
] as const
export type AgreementPart = (typeof agreementParts)[number]

/** The parts of a lender’s letter, from top to bottom. */
export const letterParts = [
  'sender',
  'date',
  'reference',
  'name',
  'code',
  'found',
  'evidence',
  'sum',
  'accept',
  'ombudsman',
] as const
export type LetterPart = (typeof letterParts)[number]

/** The most letters that fit on the drawing. */
const mostPrinted = 34

const part = {
  printed: z.string().min(2).max(mostPrinted).describe('The words as the paper prints them.'),
  name: words('What it is.'),
  hint: words('What it means, or how to know it.'),
}
const sheet = {
  title: words('The heading of the picture.'),
  says: words('What is drawn.'),
  point: words('What the numbers are for.'),
}
const partsNamed = <const Part extends string, Shape extends z.ZodType>(names: readonly Part[], shape: Shape) =>
  group(
    'Its parts, from top to bottom.',
    Object.fromEntries(names.map((name) => [name, shape.describe('One part.')])) as Record<Part, Shape>,
  )

export const AgreementMapFile = z.strictObject({ ...sheet, parts: partsNamed(agreementParts, z.strictObject(part)) })

export const LetterSheetFile = z.strictObject({
  ...sheet,
  decoder: words('Before the signs that the decoder looks for.'),
  parts: partsNamed(
    letterParts,
    z.strictObject({
      ...part,
      signs: z
        .array(z.string())
        .min(1)
        .optional()
        .describe('The signs of content/lender-letters/signs.yaml that stand there.'),
    }),
  ),
})

const Step = group('One step.', {
  title: words('What is done.'),
  short: words('The same in a word, for the line of steps.').max(9),
  says: words('What it means, in a sentence or two.'),
  clock: words('How long it takes, or whose time runs.').optional(),
  path: pagePath('The page that helps.'),
  link: words('The link there.'),
})

export const JourneyFile = group('The way of a complaint, and where on it the reader’s own case stands.', {
  says: words('Above the steps, where there is no case on the device.'),
  saved: words('The same where there is one. {steps} are its steps.'),
  and: words('Joins the last two of them.'),
  here: words('The mark at such a step.'),
  step: filledWords('Above the line of steps, which marks the one that a page is for.', 'step', 'count', 'title'),
  steps: group('The steps, the first first.', { find: Step, write: Step, wait: Step, read: Step, ombudsman: Step }),
})

const Column = z.strictObject({
  title: words('The heading of the column.'),
  items: z.array(words('One thing.')).min(1).describe('What stands in it.'),
})
export const HoldFile = z.strictObject({
  title: words('The heading of the picture.'),
  stopped: Column.optional().describe('What does not run. Left out where all does.'),
  goesOn: Column.describe('What does.'),
})

export const KeepFile = group('Words of the picture of what is kept, without a firm and with this one.', {
  title: words('The heading of the picture.'),
  says: words('What is shown.'),
  paid: words('The column of the amounts.'),
  alone: words('What is kept without a firm.'),
  firm: words('What is kept with this one.'),
  fee: words('What it charges.'),
  kept: words('The part of a bar that is kept.'),
  note: words('What is not in the picture.'),
})

export const TimelineWords = group('The row of years above the timeline.', {
  says: words('What the dots above the years are.'),
  move: words('What the years are for.'),
  today: words('The mark at today, and the link to it.'),
})

const inDrawing = (says: string) => words(says).max(mostPrinted + 2)

export const AnatomyWords = group('Words of the picture of what is paid on a PCP and when.', {
  title: words('The heading of the picture.'),
  says: words('What it shows, for those who do not see it.'),
  deposit: inDrawing('The first payment.'),
  monthly: inDrawing('The payments between.'),
  monthlyFor: inDrawing('What they are for.'),
  balloon: inDrawing('The last payment.'),
  balloonIs: inDrawing('What that is.'),
  start: inDrawing('Below the first.'),
  end: inDrawing('Below the last.'),
  keep: inDrawing('What can be done at the end.'),
  orReturn: inDrawing('And instead.'),
})

export const WhoPaidWords = group('You, the dealer and the lender, and what passed between them.', {
  title: words('The heading of the picture.'),
  says: words('What it shows, for those who do not see it.'),
  dealer: inDrawing('A party.'),
  you: inDrawing('A party.'),
  lender: inDrawing('A party.'),
  deposit: inDrawing('From you to the dealer.'),
  car: inDrawing('From the dealer to you.'),
  price: inDrawing('From the lender to the dealer.'),
  payments: inDrawing('From you to the lender.'),
  interest: inDrawing('Under that.'),
  commission: inDrawing('From the lender to the dealer.'),
  hidden: inDrawing('Under that.'),
})

export const LetterPathWords = group('From the provisional decision to the ombudsman.', {
  title: words('The heading of the picture.'),
  provisional: inDrawing('The first box.'),
  answer: inDrawing('The second.'),
  determination: inDrawing('The third.'),
  ombudsman: inDrawing('The last.'),
  noTime: inDrawing('After the first.'),
  decides: inDrawing('After the second.'),
  limit: filledWords('After the third: how long there is.', 'limit'),
  from: inDrawing('From which day.'),
})

export const BankRateWords = z.strictObject({
  title: words('The heading of the chart.'),
  says: filledWords('Beside it.', 'day'),
  drawn: filledWords('What it shows, for those who do not see it.', 'from', 'to'),
  table: words('The fold of the table.'),
  from: words('A column.'),
  rate: words('A column.'),
})
