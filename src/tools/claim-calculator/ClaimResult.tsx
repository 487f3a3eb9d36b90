import { useMemo } from 'react'
import { useAfterPaint } from '../../components/afterPaint.ts'
import { BarTable } from '../../components/BarTable.tsx'
import { Filled, FilledList, FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { printPounds } from '../../facts/print.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { type Pence, pounds } from '../../rules/money/pence.ts'
import { undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { KeepComparison, WriteToLender } from '../../toolkit/controls/KeepComparison.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import {
  type ExampleFigures,
  type ExampleSets,
  type Examples,
  examplesFrom,
  printPercentages,
} from '../../toolkit/redress/exampleFigures.ts'
import { exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { PartsChart, TestsList } from '../../toolkit/redress/RuleParts.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { lastCalculationDay, measured, type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { AnotherRun, foldHeading, RunCard } from '../../toolkit/run/RunCard.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { assumedFrom, claimRange, type Range, startDays } from './claimRange.ts'

/** A rough range for the agreements answered about, or the reason it is nothing. */
export function ClaimResult(result: ResultProps) {
  const {
    way: { context, flow },
    finished,
    settings,
  } = result
  const says = useWords('claim-calculator')
  // Choosing other examples shows at once; the sums follow when there is time.
  const chosen = setsChosen(settings)
  const apr = useAfterPaint(chosen.apr)
  const commission = useAfterPaint(chosen.commission)
  const { exampleFigures } = useWords('redress-calculator')
  const examples = useMemo(() => examplesFrom(exampleFigures, { apr, commission }), [exampleFigures, apr, commission])
  const summed = useMemo(() => finished.filter(({ outcome }) => flow.outcomes[outcome]?.sum), [finished, flow])
  const ranges = useMemo(() => measured(() => rangesOf(summed, examples, context)), [summed, examples, context])
  const several = finished.length > 1
  const only = several ? undefined : finished[0]
  const all = [...ranges.values()].map(({ redress }) => redress)
  const words = rangeWords(all, flow.outcomes[finished.at(-1)?.outcome ?? '']?.title ?? '', says)
  return (
    <Result
      title={words.title}
      fileName="rough-range"
      shares
      onStartAgain={result.onStartAgain}
      next={
        all.length > 0 && (
          <>
            <WriteToLender />
            <FilledParagraph words={says.firmer} />
          </>
        )
      }
      another={<AnotherRun {...result} />}
      folds={
        <>
          {finished.map((run) => {
            const range = ranges.get(run.index)
            return (
              <RunCard key={run.index} run={run} result={result}>
                {several && (
                  <p>
                    <strong>
                      {range ? rangeWords([range.redress], '', says).title : flow.outcomes[run.outcome]?.title}
                    </strong>
                  </p>
                )}
                {several && !range && <PageFragment name={run.outcome} />}
                {range && <ClaimRun run={run} range={range} result={result} />}
              </RunCard>
            )
          })}
          {all.length > 0 && <KeepComparison ranges={all} facts={context.facts} today={context.today} />}
        </>
      }
      sources={all.length > 0 && { facts: [...context.facts.values()], today: lastCalculationDay(context) }}
    >
      <Plate heading={words.heading} answer={words.answer}>
        {all.length > 0 && <p>{says.why}</p>}
      </Plate>
      <div className="standing-note">
        <PageFragment name={all.length > 0 ? 'standing-calculator' : 'standing-check'} />
      </div>
      {only && all.length === 0 && <PageFragment name={only.outcome} />}
    </Result>
  )
}

const rangesOf = (runs: readonly Finished[], examples: Examples, context: FlowContext) =>
  new Map(runs.map(({ index, answers }) => [index, claimRange(answers, examples, context)]))

const setsChosen = (settings: Answers): ExampleSets => ({
  apr: exampleSetFrom(settings['apr-examples']),
  commission: exampleSetFrom(settings['commission-examples']),
})

/** Words of the panel for rough ranges: two ends and nothing, never one sum. */
export function rangeWords(
  ranges: readonly Range[],
  outcomeTitle: string,
  words: Pick<ToolWords['claim-calculator'], 'heading' | 'range' | 'rangeOrNothing'>,
): { title: string; heading: string; answer?: string } {
  if (ranges.length === 0) return { title: outcomeTitle, heading: outcomeTitle }
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  const high = ranges.reduce((sum, range) => sum + range.high, 0)
  if (high === 0) return { title: pounds(0), heading: outcomeTitle || pounds(0), answer: pounds(0) }
  const answer =
    low === high || low === 0
      ? fillIn(words.range, { low: pounds(0), high: pounds(high) })
      : fillIn(words.rangeOrNothing, { low: pounds(low), high: pounds(high), nothing: pounds(0) })
  return { title: answer, heading: words.heading, answer }
}

/** Working behind the range of one agreement, folded: what is assumed, with a choice of examples, and the method on one case in the middle. */
function ClaimRun({
  run: { index, answers, outcome },
  range,
  result: { way, finished, settings, onSetting },
}: {
  run: Finished
  range: { aprPart: Range; redress: Range }
  result: ResultProps
}) {
  const { context } = way
  const sets = setsChosen(settings)
  const onSets = ({ apr, commission }: ExampleSets) =>
    onSetting({ ...settings, 'apr-examples': apr, 'commission-examples': commission })
  const heading = foldHeading(finished)
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
  const [first, last] = [longDate(days[0] ?? ''), longDate(days.at(-1) ?? '')]
  return [
    words.method,
    words.payments,
    fillIn(words.interest, { day: longDate(lastCalculationDay(context)) }),
    words.floor,
    words.caps,
    days.length > 1 && fillIn(answers.start === UNKNOWN ? words.anyTime : words.between, { first, last }),
    days.length > 3 && words.changed,
    answers.credit === UNKNOWN && fillIn(words.credit, { sums: credits.map(printPounds).join(', ') }),
    answers.months === UNKNOWN && fillIn(words.months, { months: months.join(', ') }),
    answers.balloon === UNKNOWN && fillIn(words.balloon, { shares: printPercentages(balloons) }),
    answers['settled-early'] === 'yes' && words.endedEarly,
    answers['settled-early'] === 'not-sure' && words.mayHaveEndedEarly,
  ].filter((line) => line !== false)
}
