import { group, named } from '../../content/words/fields.ts'

export const ClaimFile = group('Words of the rough range: its assumptions and what is said around it.', {
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
