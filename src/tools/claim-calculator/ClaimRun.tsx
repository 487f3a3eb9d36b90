import { BarTable } from '../../components/BarTable.tsx'
import { Filled, FilledList } from '../../components/Filled.tsx'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { printPounds } from '../../facts/print.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { type Pence, pounds } from '../../rules/money/pence.ts'
import { undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import {
  type ExampleFigures,
  type Examples,
  type ExampleSets,
  examplesFrom,
  printPercentages,
} from '../../toolkit/redress/exampleFigures.ts'
import { PartsChart, TestsList } from '../../toolkit/redress/RuleParts.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { lastCalculationDay, type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import type { Finished } from '../../toolkit/run/FlowTool.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { assumedFrom, type Range, startDays } from './claimRange.ts'

/** Working behind the range of one agreement, folded: what is assumed, with a choice of examples, and the method on one case in the middle. */
export function ClaimRun({
  run: { index, answers, outcome },
  heading,
  range,
  sets,
  onSets,
  context,
}: {
  run: Finished
  heading: PartHeading
  range: { aprPart: Range; redress: Range }
  sets: ExampleSets
  onSets: (sets: ExampleSets) => void
  context: FlowContext
}) {
  const words = useWords('redress-calculator')
  const says = useWords('claim-calculator')
  const middle = middleCase(answers, examplesFrom(words.exampleFigures, sets), context)
  const redress = middle.byFloor['per-year']
  return (
    <>
      <FoldedPart heading={heading} title={says.comesAbout}>
        <PageFragment name={outcome} />
        <RangeChart {...range} />
      </FoldedPart>
      <FoldedPart heading={heading} title={says.assumedTitle}>
        <FilledList lines={assumptions(answers, context, says.assumed, words.exampleFigures)} />
        {answers.apr === UNKNOWN && (
          <ExampleChoice
            id={`apr-examples-${index}`}
            legend={says.apr}
            value={sets.apr}
            print={(set) => printPercentages(words.exampleFigures.aprs[set])}
            onChange={(apr) => onSets({ ...sets, apr })}
          />
        )}
        <ExampleChoice
          id={`commission-examples-${index}`}
          legend={says.commission}
          value={sets.commission}
          print={(set) => printPercentages(words.exampleFigures.commissions[set])}
          onChange={(commission) => onSets({ ...sets, commission })}
        />
      </FoldedPart>
      <FoldedPart heading={heading} title={says.working}>
        <p>
          <Filled
            words={says.middle}
            values={{ commission: <span data-example="">{pounds(middle.question.commission ?? 0)}</span> }}
          />
        </p>
        <Working steps={sumSteps(middle, words)} facts={context.facts} today={context.today} />
        <PartsChart redress={redress} says={says.parts} />
        <details className="more">
          <summary>{says.tests}</summary>
          <TestsList reasons={redress.reasons} />
        </details>
      </FoldedPart>
    </>
  )
}

/** Both ends of the range beside the part that needs no commission, on one scale from nothing. */
function RangeChart({ aprPart, redress }: { aprPart: Range; redress: Range }) {
  const { chart: words } = useWords('claim-calculator')
  const bar = (key: string, label: string, size: Pence) => ({ key, label, value: pounds(size), size })
  return (
    <BarTable
      title={words.title}
      says={words.says}
      rows={[
        bar('apr-low', words.aprLow, aprPart.low),
        bar('apr-high', words.aprHigh, aprPart.high),
        bar('low', words.low, redress.low),
        bar('high', words.high, redress.high),
      ]}
    />
  )
}

/** One case from the middle of the range, so that every step of the method can be shown on it. */
export function middleCase(answers: Answers, examples: Examples, context: FlowContext): Worked {
  const { amountOfCredit, aprs, months, balloons, commissions } = middle(assumedFrom(answers, examples))
  return workOutQuestion(
    undisclosedDiscretion(
      {
        start: middle(startDays(answers, context)),
        amountOfCredit,
        apr: middle(aprs),
        months: middle(months),
        balloon: middle(balloons),
      },
      middle(commissions),
      lastCalculationDay(context),
    ),
    undefined,
    context,
  )
}

function middle<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(values.length / 2)]
  if (value === undefined) throw new RangeError('there is no middle of nothing')
  return value
}

/** Assumptions of the range about one agreement, in sentences. */
export function assumptions(
  answers: Answers,
  context: FlowContext,
  words: ToolWords['claim-calculator']['assumed'],
  { credits, months, balloons }: ExampleFigures,
): string[] {
  const days = startDays(answers, context)
  return [
    words.method,
    words.payments,
    fillIn(words.interest, { day: longDate(lastCalculationDay(context)) }),
    words.floor,
    words.caps,
    ...(days.length > 1
      ? [
          fillIn(answers.start === UNKNOWN ? words.anyTime : words.between, {
            first: longDate(days[0] ?? ''),
            last: longDate(days.at(-1) ?? ''),
          }),
        ]
      : []),
    ...(days.length > 3 ? [words.changed] : []),
    ...(answers.credit === UNKNOWN ? [fillIn(words.credit, { sums: credits.map(printPounds).join(', ') })] : []),
    ...(answers.months === UNKNOWN ? [fillIn(words.months, { months: months.join(', ') })] : []),
    ...(answers.balloon === UNKNOWN ? [fillIn(words.balloon, { shares: printPercentages(balloons) })] : []),
    ...(answers['settled-early'] === 'yes' ? [words.endedEarly] : []),
    ...(answers['settled-early'] === 'not-sure' ? [words.mayHaveEndedEarly] : []),
  ]
}
