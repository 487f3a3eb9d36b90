import { z } from 'zod'
import { aboutDate, each, group, named, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { redressFacts } from '../../rules/redress/law.ts'
import { wordings } from '../../rules/redress/reason.ts'
import { exampleSets } from '../../toolkit/redress/exampleSets.ts'
import { agreementPapers, financeInPapers, type ToolWithWords } from '../descriptor.ts'

/** The values that reasons hold: which rule has which is known to the rules alone. */
const ruleWords = words(`As it is said when this is what was found.
  {apr?} {arrears?} {credit?} {first?} {floor?} {highOfCost?} {highOfLoan?} {last?} {limit?} {made?} {margin?} {minimum?}
  {ofCost?} {ofLoan?} {paid?} {scheme?} {share?} {veryHighOfCost?} {veryHighOfLoan?} {withInterest?} {year?}`)

const rulesInWords = Object.fromEntries(
  Object.entries<readonly string[]>(wordings).map(([rule, ways]) => [
    rule,
    group('What is said of this rule.', Object.fromEntries(ways.map((way) => [way, ruleWords]))),
  ]),
)

/** Ascending figures: the middle one is used where a single case is shown. */
const risingFigures = (figure: z.ZodNumber) =>
  z
    .array(figure)
    .min(1)
    .refine(
      (all) => all.every((each, index) => index === 0 || each > (all[index - 1] ?? 0)),
      'write them from the lowest to the highest',
    )
const percentages = risingFigures(z.number().positive().max(100).multipleOf(0.01)).describe(
  'From the lowest to the highest.',
)
const setsOfPercentages = z.strictObject(each(percentages, ...exampleSets))

const step = words('What is worked out, or found, here. {apr?} {balloon?} {cut?} {months?} {share?} {start?} {until?}')
const annex = words('As it stands on the result. {annex?} {code?}')

const RedressFile = group(
  'Words for what the redress rules found. Names in braces are values of the agreement: the rule gives them, and no others.',
  {
    rules: group('What is said of each rule, by what was found.', rulesInWords),
    steps: group('The steps of the working, each said before its figure.', {
      ...each(step, 'rate', 'instalment', 'instalment-balloon', 'cost', 'cut', 'adjusted', 'loss', 'loss-interest'),
      ...each(step, 'commission', 'commission-interest', 'hybrid', 'commission-cap', 'adjusted-cost-cap'),
      ...each(step, 'actual-cost-cap', 'arrears'),
    }),
    remedies: group('Which remedy applies, and why.', each(step, 'commission', 'hybrid', 'unknown', 'none')),
    parts: group(
      'What each part of the rules asks.',
      named('title', 'conditions', 'arrangements', 'unfairness', 'remedy'),
    ),
    found: group('Before each rule, by what was found.', named('met', 'not-met', 'unknown', 'not-checked')),
    bars: group(
      'What a remedy is made of, as bars.',
      named('title', 'commission', 'commissionInterest', 'saving', 'savingInterest'),
    ),
    ...named('tables'),
    answers: group(
      'The answers to those; the last where some of it was not asked.',
      named('yes', 'no', 'unknown', 'unchecked'),
    ),
    caps: group('The table of the caps.', {
      ...named('caption', 'cap', 'limit', 'withInterest', 'effect', 'commission {share}', 'adjusted-cost'),
      ...named('actual-cost', 'binds', 'idle', 'unknown'),
    }),
    letter: group('The letter a lender would send, by its annex, and the ombudsman’s test.', {
      ...named('title', 'lead', 'none', 'ifComplained', 'ifNotComplained', 'scheme', 'fair-and-reasonable', 'noTest'),
      ...named('thinRecords'),
      ...each(annex, '3', '4', '5', '6', '7'),
    }),
    notChecked: group('The list of what was not checked.', named('title', 'lead')),
    answer: group('The answer, on the panel.', {
      ...named('heading', 'decides', 'noTop', 'atLeast {low} {nothing}', 'orMore {nothing}', 'byMethod'),
      nothingDue: words('As the title, where nothing is due. {nothing}'),
      ...named('or {sums} {nothing}'),
    }),
    ...named('comesAbout', 'because {nothing}', 'working'),
    chart: group(
      'What the chart of the remedies shows, where nothing is due and where something may be.',
      named('zero', 'due'),
    ),
    examples: group('Results for commissions of our choosing, where the lender’s is not known.', {
      ...named('title', 'says', 'share', 'commission', 'result'),
      about: words('What the table is, as it is read out. {place}'),
    }),
    exampleFigures: group(
      'Figures of our own, tried where the visitor does not know theirs, and always shown as examples. None is a fact.',
      {
        credits: risingFigures(z.number().int().min(500).max(100_000)).describe('The amount borrowed, in pounds.'),
        aprs: setsOfPercentages.describe('APRs, in percent.'),
        commissions: setsOfPercentages.describe('The commission, in percent of the loan.'),
        balloons: percentages.describe('The last larger payment of a PCP, in percent of the loan.'),
        months: risingFigures(z.number().int().min(1).max(120)).describe('How long it ran.'),
      },
    ),
    remediesAbout: words('What their table is, as it is read out. {number}'),
    capsAbout: words('What the table of the caps is, as it is read out. {number}'),
    years: group('The interest rate of each year.', {
      ...named('title', 'year', 'rate', 'margin', 'floor'),
      about: words('What the table is, as it is read out. {number}'),
    }),
    offer: group('The lender’s own figures beside ours.', {
      ...named('title', 'hint', 'none', 'compare', 'nothing', 'caption {tolerance}', 'line', 'lender', 'ours'),
      ...named('difference', 'same', 'lower {sum}', 'higher {sum}', 'why', 'ask'),
      lines: group(
        'The lines of a lender’s letter, in its order.',
        named('commissionRemedy', 'aprRemedy', 'interest', 'total'),
      ),
      about: words('What the table is, as it is read out. {number}'),
      reasons: z.array(words('One reason.')).min(1).describe('Why the two may honestly differ.'),
    }),
    remediesTable: group('The remedies side by side.', {
      ...named('caption', 'part', 'commission', 'apr', 'half', 'amount', 'interest {floor}', 'total {floor}'),
      ...named('perYear', 'whole', 'unknown'),
    }),
    until: group('The day interest stops.', {
      ...named('title', 'says {day}', 'latest', 'legend', 'hint', 'button', 'tooLate {day}', 'tooEarly {day}'),
      ...aboutDate,
    }),
    static: group(
      'The worked example, shown without script.',
      named('about', 'title', 'agreement {credit} {commission}', 'remedies', 'result {sums} {nothing}', 'caps'),
    ),
  },
)

export const redressCalculator: ToolWithWords<typeof RedressFile> = {
  kind: 'flow',
  words: ['redress-calculator'],
  facts: [...redressFacts, ...feeFacts],
  papers: {
    product: financeInPapers,
    ...agreementPapers,
    commission: { field: 'commission' },
    discretionary: { field: 'commissionHow', options: { discretionary: 'yes', fixed: 'no' } },
    'settled-on': { field: 'settledOn' },
  },
  wordsFile: RedressFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
