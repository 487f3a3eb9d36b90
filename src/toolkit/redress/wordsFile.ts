import { z } from 'zod'
import { wordings } from '../../rules/redress/reason.ts'
import { filledWords, words } from '../../content/words/fields.ts'
import { type ExampleSet, exampleSets } from './exampleSets.ts'

/** The values that reasons hold: which rule has which is known to the rules alone. */
const values =
  'apr arrears credit first floor highOfCost highOfLoan last limit made margin minimum ofCost ofLoan paid scheme share veryHighOfCost veryHighOfLoan withInterest year'
const mayName = (says: string, names: string) => filledWords(says, ...names.split(' ').map((name) => `${name}?`))
const ruleWords = mayName('As it is said when this is what was found.', values)

const rulesInWords = Object.fromEntries(
  Object.entries<readonly string[]>(wordings).map(([rule, ways]) => [
    rule,
    z.strictObject(Object.fromEntries(ways.map((way) => [way, ruleWords]))).describe('What is said of this rule.'),
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

/** Words for what the redress rules found. Names in braces are values of the agreement: the rule gives them, and no others. */
export const RedressFile = z.strictObject({
  rules: z.strictObject(rulesInWords).describe('What is said of each rule, by what was found.'),
  steps: z
    .strictObject({
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
    })
    .describe('The steps of the working, each said before its figure.'),
  remedies: z
    .strictObject({ commission: step, hybrid: step, unknown: step, none: step })
    .describe('Which remedy applies, and why.'),
  parts: z
    .strictObject({ title: label, conditions: label, arrangements: label, unfairness: label, remedy: label })
    .describe('What each part of the rules asks.'),
  found: z
    .strictObject({ met: label, 'not-met': label, unknown: label, 'not-checked': label })
    .describe('Before each rule, by what was found.'),
  bars: z
    .strictObject({
      title: words('What they are.'),
      commission: words('A bar.'),
      commissionInterest: words('A bar.'),
      saving: words('A bar.'),
      savingInterest: words('A bar.'),
    })
    .describe('What a remedy is made of, as bars.'),
  tables: label.describe('What the tables of the remedies and their caps stand under.'),
  answers: z
    .strictObject({ yes: label, no: label, unknown: label, unchecked: label })
    .describe('The answers to those; the last where some of it was not asked.'),
  caps: z
    .strictObject({
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
    })
    .describe('The table of the caps.'),
  letter: z
    .strictObject({
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
    })
    .describe('The letter a lender would send, by its annex, and the ombudsman’s test.'),
  notChecked: z.strictObject({ title: label, lead: label }).describe('The list of what was not checked.'),
  answer: z
    .strictObject({
      heading: label,
      decides: label,
      noTop: label,
      atLeast: filledWords('Where there is no top figure.', 'low', 'nothing'),
      orMore: filledWords('The same from nothing on.', 'nothing'),
      nothingDue: filledWords('As the title, where nothing is due.', 'nothing'),
      byMethod: label,
      reason: label,
      or: filledWords('A range, and nothing.', 'sums', 'nothing'),
    })
    .describe('The answer, on the panel.'),
  comesAbout: words('The heading of what stands behind the answer.'),
  because: filledWords('Before the reason why nothing is due.', 'nothing'),
  working: label,
  chart: z
    .strictObject({ zero: words('Where nothing is due.'), due: words('Where something may be.') })
    .describe('What the chart of the remedies shows.'),
  examples: z
    .strictObject({
      title: label,
      says: label,
      share: label,
      about: filledWords('What the table is, as it is read out.', 'place'),
      commission: label,
      result: label,
    })
    .describe('Results for commissions of our choosing, where the lender’s is not known.'),
  exampleFigures: z
    .strictObject({
      credits: risingFigures(z.number().int().min(500).max(100_000)).describe('The amount borrowed, in pounds.'),
      aprs: setsOfPercentages.describe('APRs, in percent.'),
      commissions: setsOfPercentages.describe('The commission, in percent of the loan.'),
      balloons: percentages.describe('The last larger payment of a PCP, in percent of the loan.'),
      months: risingFigures(z.number().int().min(1).max(120)).describe('How long it ran.'),
    })
    .describe(
      'Figures of our own, tried where the visitor does not know theirs, and always shown as examples. None is a fact.',
    ),
  remediesAbout: filledWords('What their table is, as it is read out.', 'number'),
  capsAbout: filledWords('What the table of the caps is, as it is read out.', 'number'),
  years: z
    .strictObject({
      title: words('The fold.'),
      about: filledWords('What the table is, as it is read out.', 'number'),
      year: words('A column.'),
      rate: words('A column.'),
      margin: words('A column.'),
      floor: words('A column.'),
    })
    .describe('The interest rate of each year.'),
  offer: z
    .strictObject({
      title: label,
      hint: label,
      lines: z
        .strictObject({ commissionRemedy: label, aprRemedy: label, interest: label, total: label })
        .describe('The lines of a lender’s letter, in its order.'),
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
    })
    .describe('The lender’s own figures beside ours.'),
  remediesTable: z
    .strictObject({
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
    })
    .describe('The remedies side by side.'),
  until: z
    .strictObject({
      title: label,
      says: filledWords('How far interest runs.', 'day'),
      latest: label,
      legend: label,
      hint: label,
      button: label,
      about: words('Completes “Date …” where it is wrong.'),
      tooLate: filledWords('When it is too late.', 'day'),
      tooEarly: filledWords('When it is too early.', 'day'),
    })
    .describe('The day interest stops.'),
  static: z
    .strictObject({
      about: label,
      title: label,
      agreement: filledWords('The invented agreement.', 'credit', 'commission'),
      remedies: label,
      result: filledWords('What comes out.', 'sums', 'nothing'),
      caps: label,
    })
    .describe('The worked example, shown without script.'),
})
