import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'

const words = (says: string) => z.string().min(2).describe(says)

/** How a higher rate became a higher cost: a slider, and some of its steps as a table. */
const RateFile = z.strictObject({
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
})

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
  z
    .strictObject(Object.fromEntries(names.map((name) => [name, shape.describe('One part.')])) as Record<Part, Shape>)
    .describe('Its parts, from top to bottom.')

const AgreementMapFile = z.strictObject({ ...sheet, parts: partsNamed(agreementParts, z.strictObject(part)) })

const LetterSheetFile = z.strictObject({
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

const Step = z
  .strictObject({
    title: words('What is done.'),
    says: words('What it means, in a sentence or two.'),
    clock: words('How long it takes, or whose time runs.').optional(),
    path: words('The page that helps.'),
    link: words('The link there.'),
  })
  .describe('One step.')

/** The way of a complaint, and where on it the reader’s own case stands. */
const JourneyFile = z.strictObject({
  says: words('Above the steps, where there is no case on the device.'),
  saved: words('The same where there is one. {steps} are its steps.'),
  and: words('Joins the last two of them.'),
  here: words('The mark at such a step.'),
  steps: z
    .strictObject({ find: Step, write: Step, wait: Step, read: Step, ombudsman: Step })
    .describe('The steps, the first first.'),
})

const Column = z.strictObject({
  title: words('The heading of the column.'),
  items: z.array(words('One thing.')).min(1).describe('What stands in it.'),
})
const HoldFile = z.strictObject({
  title: words('The heading of the picture.'),
  stopped: Column.optional().describe('What does not run. Left out where all does.'),
  goesOn: Column.describe('What does.'),
})

/** What stays of some amounts, on one’s own and with this firm. */
const KeepFile = z.strictObject({
  title: words('The heading of the picture.'),
  says: words('What is shown.'),
  paid: words('The column of the amounts.'),
  alone: words('What is kept without a firm.'),
  firm: words('What is kept with this one.'),
  fee: words('What it charges.'),
  kept: words('The part of a bar that is kept.'),
  note: words('What is not in the picture.'),
})

/** The row of years above the timeline. */
const TimelineWords = z.strictObject({
  says: words('What the dots above the years are.'),
  move: words('What the years are for.'),
  today: words('The mark at today, and the link to it.'),
})

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: RateFile.describe('How commission moved the rate.'),
  'agreement-map': AgreementMapFile.describe('Where each thing stands on an agreement.'),
  journey: JourneyFile.describe('The way of a complaint.'),
  'on-hold': z
    .strictObject(
      Object.fromEntries(schemeStates.map((state) => [state, HoldFile.describe('In this state.')])) as Record<
        (typeof schemeStates)[number],
        typeof HoldFile
      >,
    )
    .describe('What is on hold and what is not, in each state of the scheme.'),
  'what-you-keep': KeepFile.describe('What is kept, on one’s own and with a firm.'),
  timeline: TimelineWords.describe('The row of years above the timeline.'),
  'letter-sheet': LetterSheetFile.describe('What stands on a lender’s letter.'),
})

export type FigureWords = z.infer<typeof FiguresFile>
