import { z } from 'zod'
import { group, named, words } from '../words/fields.ts'

export const FeeExamplesWords = group(
  'What fees would be on some amounts.',
  named('title', 'caption', 'redress', 'fee', 'vat', 'withFirm', 'alone', 'average'),
)

const feeLine = (says: string) => words(`${says} {redress?} {fee?} {keep?}`)
export const FeeOrFreeWords = group('The free route and the paid one, side by side.', {
  ...named('title', 'caption', 'what', 'alone', 'firm'),
  rows: z
    .array(
      z.strictObject({
        what: feeLine('What is compared.'),
        alone: feeLine('On one’s own.'),
        firm: feeLine('With a firm.'),
      }),
    )
    .min(1)
    .describe('The rows, in order.'),
})

export const FeeTableWords = group(
  'The most a firm may charge.',
  named('title', 'caption {vat}', 'from', 'share', 'most', 'mostWithVat'),
)

export const OwnFeeWords = group(
  'What this firm charges.',
  named('title', 'caption {percent}', 'paid', 'most', 'fee', 'firm', 'alone'),
)

export const LenderLettersWords = group(
  'The list of all letters that lenders send.',
  named('scheme', 'others', 'clock', 'who', 'starts', 'act', 'same', 'must', 'annex {annex}'),
)

export const ChangesWords = group(
  'The list of what has changed.',
  named('figures {count}', 'page', 'pages {count}', 'ended', 'before {value}'),
)

export const ChartsWords = group('The charts of the statistics pages.', named('asAt {day}'))

export const RedressExamplesWords = group('Invented agreements worked out.', {
  ...named('title', 'caption {day}', 'step'),
  names: group('What the invented agreements are called.', named('hire', 'pcp', 'older')),
  rows: group('What the rows are called.', {
    ...named('started', 'borrowed', 'apr', 'months', 'last', 'commission', 'monthly', 'lower', 'commissionWith'),
    ...named('savingWith', 'average', 'result', 'also', 'notChecked'),
  }),
  ...named('none', 'range {low} {high}', 'nothing', 'unchecked'),
})
