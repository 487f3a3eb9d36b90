import { useMemo } from 'react'
import { FilledParagraph } from '../../components/Filled.tsx'
import { useAfterPaint } from '../../components/afterPaint.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { FlowContext } from '../../flows/answers.ts'
import { pounds } from '../../rules/money/pence.ts'
import { KeepComparison, WriteToLender } from '../../toolkit/controls/KeepComparison.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { type Examples, examplesFrom } from '../../toolkit/redress/exampleFigures.ts'
import { exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { lastCalculationDay, measured } from '../../toolkit/redress/workOut.ts'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { AnotherRun, foldHeading, RunCard } from '../../toolkit/run/RunCard.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { ClaimRun } from './ClaimRun.tsx'
import { claimRange, type Range } from './claimRange.ts'

/** A rough range for the agreements answered about, or the reason it is nothing. */
export function ClaimResult(result: ResultProps) {
  const {
    way: { context, flow },
    finished,
    settings,
    onSetting,
  } = result
  const says = useWords('claim-calculator')
  // Choosing other examples shows at once; the sums follow when there is time.
  const chosen = {
    apr: exampleSetFrom(settings['apr-examples']),
    commission: exampleSetFrom(settings['commission-examples']),
  }
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
                {range && (
                  <ClaimRun
                    run={run}
                    heading={foldHeading(finished)}
                    range={range}
                    sets={chosen}
                    context={context}
                    onSets={(next) =>
                      onSetting({ ...settings, 'apr-examples': next.apr, 'commission-examples': next.commission })
                    }
                  />
                )}
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
