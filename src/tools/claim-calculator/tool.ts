import { group, named } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { redressFacts } from '../../rules/redress/law.ts'
import { agreementPapers, financeInPapers, type ToolWithWords } from '../descriptor.ts'

const ClaimFile = group('Words of the rough range: its assumptions and what is said around it.', {
  ...named('heading', 'range {low} {high}', 'rangeOrNothing {low} {high} {nothing}', 'why', 'comesAbout'),
  chart: group('Both ends of the range, as bars.', named('title', 'says', 'aprLow', 'aprHigh', 'low', 'high')),
  ...named('assumedTitle'),
  assumed: group('What the range takes for granted.', {
    ...named('method', 'payments', 'interest {day}', 'floor', 'caps', 'between {first} {last}'),
    ...named('anyTime {first} {last}', 'changed', 'credit {sums}', 'months {months}', 'balloon {shares}'),
    ...named('endedEarly', 'mayHaveEndedEarly'),
  }),
  ...named('apr', 'commission', 'working', 'middle {commission}', 'parts', 'tests', 'firmer'),
  static: group(
    'The table for those who cannot use the tool.',
    named('title', 'caption {months} {nothing}', 'borrowed', 'apr {apr}'),
  ),
})

export const claimCalculator: ToolWithWords<typeof ClaimFile> = {
  kind: 'flow',
  words: ['claim-calculator', 'redress-calculator'],
  facts: [...redressFacts, ...feeFacts],
  papers: { finance: financeInPapers, ...agreementPapers },
  wordsFile: ClaimFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
