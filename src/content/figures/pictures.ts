import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { group, named, words } from '../words/fields.ts'

export const RateFile = group(
  'Words of the picture of how a higher rate became a higher cost: a slider, and some of its steps as a table.',
  named('title', 'says', 'slider', 'apr', 'monthly', 'cost', 'lower', 'counted', 'table', 'note'),
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
  ...named('name', 'hint'),
}
const sheet = named('title', 'says', 'point')
const partsNamed = <const Part extends string, Shape extends z.ZodType>(names: readonly Part[], shape: Shape) =>
  group('Its parts, from top to bottom.', Object.fromEntries(names.map((name) => [name, shape])) as Record<Part, Shape>)

export const AgreementMapFile = group('The front of an agreement.', {
  ...sheet,
  parts: partsNamed(agreementParts, group('One part.', part)),
})

export const LetterSheetFile = group('A lender’s letter.', {
  ...sheet,
  ...named('decoder'),
  parts: partsNamed(
    letterParts,
    group('One part.', {
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
  ...named('title'),
  short: words('The same in a word, for the line of steps.').max(9),
  ...named('says'),
  clock: words('How long it takes, or whose time runs.').optional(),
  path: pagePath('The page that helps.'),
  ...named('link'),
})

export const JourneyFile = group('The way of a complaint, and where on it the reader’s own case stands.', {
  ...named('says', 'saved {steps}', 'and', 'here'),
  step: words('Above the line of steps, which marks the one that a page is for. {step} {count} {title}'),
  steps: group('The steps, the first first.', { find: Step, write: Step, wait: Step, read: Step, ombudsman: Step }),
})

const Column = group('One column.', {
  ...named('title'),
  items: z.array(words('One thing.')).min(1).describe('What stands in it.'),
})
export const HoldFile = group('What is on hold, and what goes on.', {
  ...named('title'),
  stopped: Column.optional().describe('What does not run. Left out where all does.'),
  goesOn: Column.describe('What does.'),
})

export const KeepFile = group(
  'Words of the picture of what is kept, without a firm and with this one.',
  named('title', 'says', 'paid', 'alone', 'firm', 'fee', 'kept', 'note'),
)

export const TimelineWords = group('The row of years above the timeline.', named('says', 'move', 'today'))

const inDrawing = (says: string) => words(says).max(mostPrinted + 2)

export const AnatomyWords = group('Words of the picture of what is paid on a PCP and when.', {
  ...named('title', 'says'),
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
  ...named('title', 'says'),
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
  ...named('title'),
  provisional: inDrawing('The first box.'),
  answer: inDrawing('The second.'),
  determination: inDrawing('The third.'),
  ombudsman: inDrawing('The last.'),
  noTime: inDrawing('After the first.'),
  decides: inDrawing('After the second.'),
  ...named('limit {limit}'),
  from: inDrawing('From which day.'),
})

export const BankRateWords = group(
  'The Bank Rate.',
  named('title', 'says {day}', 'drawn {from} {to}', 'table', 'from', 'rate'),
)
