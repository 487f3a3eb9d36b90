import { addDays, type PlainDate } from '../../dates/plainDate.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { startOf } from '../../flows/predicates.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { interestFloorConventions } from '../../rules/interest/interest.ts'
import { type Pence, penceOf } from '../../rules/money/pence.ts'
import { type QuickQuestion, quickRange } from '../../rules/redress/quickRange.ts'
import { schemeDates } from '../../rules/scheme/scheme.ts'
import { type Examples, examplesFrom, sharesOf } from '../../toolkit/redress/exampleFigures.ts'
import { lastCalculationDay } from '../../toolkit/redress/workOut.ts'
import type { FlowToolProps } from '../../toolkit/run/FlowTool.tsx'

export type Range = { low: Pence; high: Pence }

/** A rough range over every start, amount, figure and reading of the interest floor that the answers leave open. Ends are multiples of £10. */
export function claimRange(
  answers: Answers,
  examples: Examples,
  context: FlowContext,
): { aprPart: Range; redress: Range } {
  const starts = startDays(answers, context)
  const ranges = assumedFrom(answers, examples).flatMap((assumed) =>
    starts.flatMap((start) =>
      interestFloorConventions.map((interestFloor) =>
        quickRange(
          {
            ...assumed,
            start,
            mayHaveEndedEarly: answers['settled-early'] !== 'no',
            calculatedOn: lastCalculationDay(context),
            conventions: { monthlyRate: 'effective', interestFloor },
          },
          context.facts,
        ),
      ),
    ),
  )
  return {
    aprPart: over(ranges.map(({ aprPart }) => aprPart)),
    redress: over(ranges.map(({ redress }) => redress)),
  }
}

const over = (ranges: readonly Range[]): Range => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
})

type Assumed = Pick<QuickQuestion, 'amountOfCredit' | 'aprs' | 'months' | 'balloons' | 'commissions'>

/** List the figures to try for each possible amount borrowed: the answer where it is known, else our examples. The commission is never known. */
export const assumedFrom = (answers: Answers, examples: Examples): Assumed[] =>
  (answers.credit === UNKNOWN ? examples.credits : [penceOf(Number(answers.credit))]).map((amountOfCredit) => ({
    amountOfCredit,
    aprs: answers.apr === UNKNOWN ? examples.aprs : [basisPointsOf(Number(answers.apr))],
    months: answers.months === UNKNOWN ? examples.months : [Number(answers.months)],
    balloons: balloonsFrom(answers, sharesOf(examples.balloons, amountOfCredit)),
    commissions: sharesOf(examples.commissions, amountOfCredit),
  }))

/** Hire purchase has no balloon; someone not sure of the kind may have had none. */
function balloonsFrom({ finance, balloon }: Answers, examples: readonly Pence[]): readonly number[] {
  if (balloon === undefined) return [0]
  if (balloon !== UNKNOWN) return [penceOf(Number(balloon))]
  return finance === 'pcp' ? examples : [0, ...examples]
}

/** The days to work a range out for: the first and last the finance may have started within the scheme (all of it, where that is not known), and both sides of the day its rules change. */
export function startDays(answers: Answers, { facts }: FlowContext): PlainDate[] {
  const { firstDay, secondSchemeFirstDay, lastDay } = schemeDates(facts)
  const span = startOf(answers) ?? { from: firstDay, to: lastDay }
  const from = span.from < firstDay ? firstDay : span.from
  const to = span.to > lastDay ? lastDay : span.to
  const change =
    from < secondSchemeFirstDay && to >= secondSchemeFirstDay
      ? [addDays(secondSchemeFirstDay, -1), secondSchemeFirstDay]
      : []
  return [...new Set([from, ...change, to])]
}

const answers = { finance: 'hp', start: '2016', credit: '10000', apr: '8.9', months: '48', 'settled-early': 'no' }

/** Work out an invented agreement and discard the result, so that the visitor’s own first one is fast. */
export function warmUpClaim({ facts, today, words }: FlowToolProps): void {
  const context = { facts: new Map(facts.map((fact) => [fact.id, fact])), today }
  const { exampleFigures } = toolWords(words, 'redress-calculator')
  claimRange(answers, examplesFrom(exampleFigures, { apr: 'middle', commission: 'middle' }), context)
}
