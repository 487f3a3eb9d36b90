import { z } from 'zod'
import { wordings } from '../../rules/redress/reason.ts'
import { filledWords, words, group, named } from '../../content/words/fields.ts'
import { type ExampleSet, exampleSets } from './exampleSets.ts'

/** The values that reasons hold: which rule has which is known to the rules alone. */
const values =
  'apr arrears credit first floor highOfCost highOfLoan last limit made margin minimum ofCost ofLoan paid scheme share veryHighOfCost veryHighOfLoan withInterest year'
const mayName = (says: string, names: string) => filledWords(says, ...names.split(' ').map((name) => `${name}?`))
const ruleWords = mayName('As it is said when this is what was found.', values)

const rulesInWords = Object.fromEntries(
  Object.entries<readonly string[]>(wordings).map(([rule, ways]) => [
    rule,
    group('What is said of this rule.', Object.fromEntries(ways.map((way) => [way, ruleWords]))),
  ]),
)

/** From the lowest to the highest: the middle one stands for them all where one case is shown. */
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
const setsOfPercentages = z.strictObject(
  Object.fromEntries(exampleSets.map((set) => [set, percentages])) as Record<ExampleSet, typeof percentages>,
)

const step = mayName('What is worked out, or found, here.', 'apr balloon cut months share start until')
const label = words('As it stands on the result.')
const annex = mayName('As it stands on the result.', 'annex code')

export const RedressFile = group(
  'Words for what the redress rules found. Names in braces are values of the agreement: the rule gives them, and no others.',
  {
    rules: group('What is said of each rule, by what was found.', rulesInWords),
    steps: group('The steps of the working, each said before its figure.', {
      rate: step,
      instalment: step,
      'instalment-balloon': step,
      cost: step,
      cut: step,
      adjusted: step,
      loss: step,
      'loss-interest': step,
      commission: step,
      'commission-interest': step,
      hybrid: step,
      'commission-cap': step,
      'adjusted-cost-cap': step,
      'actual-cost-cap': step,
      arrears: step,
    }),
    remedies: group('Which remedy applies, and why.', { commission: step, hybrid: step, unknown: step, none: step }),
    parts: group('What each part of the rules asks.', {
      title: label,
      conditions: label,
      arrangements: label,
      unfairness: label,
      remedy: label,
    }),
    found: group('Before each rule, by what was found.', {
      met: label,
      'not-met': label,
      unknown: label,
      'not-checked': label,
    }),
    bars: group('What a remedy is made of, as bars.', {
      title: words('What they are.'),
      ...named('commission', 'commissionInterest', 'saving', 'savingInterest'),
    }),
    tables: label.describe('What the tables of the remedies and their caps stand under.'),
    answers: group('The answers to those; the last where some of it was not asked.', {
      yes: label,
      no: label,
      unknown: label,
      unchecked: label,
    }),
    caps: group('The table of the caps.', {
      caption: label,
      cap: label,
      limit: label,
      withInterest: label,
      effect: label,
      commission: filledWords('The first cap.', 'share'),
      'adjusted-cost': label,
      'actual-cost': label,
      binds: label,
      idle: label,
      unknown: label,
    }),
    letter: group('The letter a lender would send, by its annex, and the ombudsman’s test.', {
      title: label,
      lead: label,
      '3': annex,
      '4': annex,
      '5': annex,
      '6': annex,
      '7': annex,
      none: label,
      ifComplained: label,
      ifNotComplained: label,
      scheme: label,
      'fair-and-reasonable': label,
      noTest: label,
      thinRecords: label,
    }),
    notChecked: group('The list of what was not checked.', { title: label, lead: label }),
    answer: group('The answer, on the panel.', {
      heading: label,
      decides: label,
      noTop: label,
      atLeast: filledWords('Where there is no top figure.', 'low', 'nothing'),
      orMore: filledWords('The same from nothing on.', 'nothing'),
      nothingDue: filledWords('As the title, where nothing is due.', 'nothing'),
      byMethod: label,
      reason: label,
      or: filledWords('A range, and nothing.', 'sums', 'nothing'),
    }),
    comesAbout: words('The heading of what stands behind the answer.'),
    because: filledWords('Before the reason why nothing is due.', 'nothing'),
    working: label,
    chart: group('What the chart of the remedies shows.', {
      zero: words('Where nothing is due.'),
      due: words('Where something may be.'),
    }),
    examples: group('Results for commissions of our choosing, where the lender’s is not known.', {
      title: label,
      says: label,
      share: label,
      about: filledWords('What the table is, as it is read out.', 'place'),
      commission: label,
      result: label,
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
    remediesAbout: filledWords('What their table is, as it is read out.', 'number'),
    capsAbout: filledWords('What the table of the caps is, as it is read out.', 'number'),
    years: group('The interest rate of each year.', {
      title: words('The fold.'),
      about: filledWords('What the table is, as it is read out.', 'number'),
      ...named('year', 'rate', 'margin', 'floor'),
    }),
    offer: group('The lender’s own figures beside ours.', {
      title: label,
      hint: label,
      lines: group('The lines of a lender’s letter, in its order.', {
        commissionRemedy: label,
        aprRemedy: label,
        interest: label,
        total: label,
      }),
      none: words('When no line was filled in.'),
      compare: label,
      nothing: label,
      about: filledWords('What the table is, as it is read out.', 'number'),
      caption: filledWords('The caption of the table.', 'tolerance'),
      line: label,
      lender: label,
      ours: label,
      difference: label,
      same: label,
      lower: filledWords('By how much the lender’s is lower.', 'sum'),
      higher: filledWords('By how much it is higher.', 'sum'),
      why: label,
      reasons: z.array(words('One reason.')).min(1).describe('Why the two may honestly differ.'),
      ask: label,
    }),
    remediesTable: group('The remedies side by side.', {
      caption: label,
      part: label,
      commission: label,
      apr: label,
      half: label,
      amount: label,
      interest: filledWords('A row.', 'floor'),
      total: filledWords('A row.', 'floor'),
      perYear: label,
      whole: label,
      unknown: label,
    }),
    until: group('The day interest stops.', {
      title: label,
      says: filledWords('How far interest runs.', 'day'),
      latest: label,
      legend: label,
      hint: label,
      button: label,
      about: words('Completes “Date …” where it is wrong.'),
      tooLate: filledWords('When it is too late.', 'day'),
      tooEarly: filledWords('When it is too early.', 'day'),
    }),
    static: group('The worked example, shown without script.', {
      about: label,
      title: label,
      agreement: filledWords('The invented agreement.', 'credit', 'commission'),
      remedies: label,
      result: filledWords('What comes out.', 'sums', 'nothing'),
      caps: label,
    }),
  },
)
