import { z } from 'zod'

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

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: RateFile.describe('How commission moved the rate.'),
  'agreement-map': AgreementMapFile.describe('Where each thing stands on an agreement.'),
  'letter-sheet': LetterSheetFile.describe('What stands on a lender’s letter.'),
})

export type FigureWords = z.infer<typeof FiguresFile>
