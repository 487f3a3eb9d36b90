import { z } from 'zod'
import { schemeStates } from '../../facts/schema.ts'
import { oneOf, pagePath } from '../pagePath.ts'
import { each, group, listOf, named, words } from '../words/fields.ts'

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

const mostPrinted = 34

const part = {
  printed: z.string().min(2).max(mostPrinted).describe('The words as the paper prints them.'),
  ...named('name', 'hint'),
}
const sheet = named('title', 'says', 'point')

const Step = group('One step.', {
  ...named('title'),
  short: words('The same in a word, for the line of steps.').max(9),
  ...named('says'),
  clock: words('How long it takes, or whose time runs.').optional(),
  path: pagePath('The page that helps.'),
  ...named('link'),
})

const Column = group('One column.', {
  ...named('title'),
  items: listOf('What stands in it.', words('One thing.'), 1),
})
const HoldFile = group('What is on hold, and what goes on.', {
  ...named('title'),
  stopped: Column.optional().describe('What does not run. Left out where all does.'),
  goesOn: Column.describe('What does.'),
})

const inDrawing = (says: string) => words(says).max(mostPrinted + 2)

const feeLine = (says: string) => words(`${says} {redress?} {fee?} {keep?}`)

/** content/figures.yaml: what the site’s pictures say. */
export const FiguresFile = z.strictObject({
  rate: group(
    'Words of the picture of how a higher rate became a higher cost: a slider, and some of its steps as a table.',
    named('title', 'says', 'slider', 'apr', 'monthly', 'cost', 'lower', 'counted', 'table', 'note'),
  ).describe('How commission moved the rate.'),
  'agreement-map': group('The front of an agreement.', {
    ...sheet,
    parts: group('Its parts, from top to bottom.', each(group('One part.', part), ...agreementParts)),
  }),
  journey: group('The way of a complaint, and where on it the reader’s own case stands.', {
    ...named('says', 'saved {steps}', 'and', 'here'),
    step: words('Above the line of steps, which marks the one that a page is for. {step} {count} {title}'),
    steps: group('The steps, the first first.', { find: Step, write: Step, wait: Step, read: Step, ombudsman: Step }),
  }).describe('The way of a complaint.'),
  'on-hold': group(
    'What is on hold and what is not, in each state of the scheme.',
    each(HoldFile.describe('In this state.'), ...schemeStates),
  ),
  'what-you-keep': group(
    'Words of the picture of what is kept, without a firm and with this one.',
    named('title', 'says', 'paid', 'alone', 'firm', 'fee', 'kept', 'note'),
  ).describe('What is kept, on one’s own and with a firm.'),
  'anatomy-of-pcp': group('Words of the picture of what is paid on a PCP and when.', {
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
  }),
  'who-paid-whom': group('You, the dealer and the lender, and what passed between them.', {
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
  }),
  'letter-path': group('From the provisional decision to the ombudsman.', {
    ...named('title'),
    provisional: inDrawing('The first box.'),
    answer: inDrawing('The second.'),
    determination: inDrawing('The third.'),
    ombudsman: inDrawing('The last.'),
    noTime: inDrawing('After the first.'),
    decides: inDrawing('After the second.'),
    ...named('limit {limit}'),
    from: inDrawing('From which day.'),
  }),
  'bank-rate': group('The Bank Rate.', named('title', 'says {day}', 'drawn {from} {to}', 'table', 'from', 'rate')),
  'fee-examples': group(
    'What fees would be on some amounts.',
    named('title', 'caption', 'redress', 'fee', 'vat', 'withFirm', 'alone', 'average'),
  ),
  'fee-or-free': group('The free route and the paid one, side by side.', {
    ...named('title', 'caption', 'what', 'alone', 'firm'),
    rows: listOf(
      'The rows, in order.',
      z.strictObject({
        what: feeLine('What is compared.'),
        alone: feeLine('On one’s own.'),
        firm: feeLine('With a firm.'),
      }),
      1,
    ),
  }),
  'fee-table': group(
    'The most a firm may charge.',
    named('title', 'caption {vat}', 'from', 'share', 'most', 'mostWithVat'),
  ),
  'own-fee': group(
    'What this firm charges.',
    named('title', 'caption {percent}', 'paid', 'most', 'fee', 'firm', 'alone'),
  ),
  'redress-examples': group('Invented agreements worked out.', {
    ...named('title', 'caption {day}', 'step'),
    names: group('What the invented agreements are called.', named('hire', 'pcp', 'older')),
    rows: group('What the rows are called.', {
      ...named('started', 'borrowed', 'apr', 'months', 'last', 'commission', 'monthly', 'lower', 'commissionWith'),
      ...named('savingWith', 'average', 'result', 'also', 'notChecked'),
    }),
    ...named('none', 'range {low} {high}', 'nothing', 'unchecked'),
  }),
  timeline: group('The row of years above the timeline.', named('says', 'move', 'today')),
  'letter-sheet': group('A lender’s letter.', {
    ...sheet,
    ...named('decoder'),
    parts: group(
      'Its parts, from top to bottom.',
      each(
        group('One part.', {
          ...part,
          signs: z
            .array(oneOf('signs', z.string()))
            .min(1)
            .optional()
            .describe('The signs of content/lender-letters/signs.yaml that stand there.'),
        }),
        ...letterParts,
      ),
    ),
  }),
  'lender-letters': group(
    'The list of all letters that lenders send.',
    named('scheme', 'others', 'clock', 'who', 'starts', 'act', 'same', 'must', 'annex {annex}'),
  ),
  changes: group(
    'The list of what has changed.',
    named('figures {count}', 'page', 'pages {count}', 'ended', 'before {value}'),
  ),
  charts: group('The charts of the statistics pages.', named('asAt {day}')),
})

export type FigureWords = z.infer<typeof FiguresFile>
