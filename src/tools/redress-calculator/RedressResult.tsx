import { useMemo } from 'react'
import { useAfterPaint } from '../../components/useAfterPaint.ts'
import { isPlainDate, type PlainDate } from '../../dates/plainDate.ts'
import type { FlowContext } from '../../flows/answers.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { FactSources } from '../../toolkit/controls/FactSources.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { KeepComparison } from '../../toolkit/controls/KeepComparison.tsx'
import { exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { measured } from '../../toolkit/redress/measured.ts'
import { lastCalculationDay } from '../../toolkit/redress/calculationDay.ts'
import { type Worked, workOut } from '../../toolkit/redress/workOut.ts'
import { AnotherRun } from '../../toolkit/run/AnotherRun.tsx'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeWords } from '../../toolkit/run/OutcomeWords.tsx'
import { RunCard } from '../../toolkit/run/RunCard.tsx'
import { answerWords } from './answerWords.ts'
import { RedressRun } from './RedressRun.tsx'
import { UntilForm } from './UntilForm.tsx'

/** Result of the scheme’s method for the agreements answered about. */
export function RedressResult(result: ResultProps) {
  const {
    way: { context, flow },
    finished,
    onSetting,
  } = result
  // Choosing on the result shows at once; the sums follow when there is time.
  const settings = useAfterPaint(result.settings)
  const latest = lastCalculationDay(context)
  const summed = useMemo(() => finished.filter(({ outcome }) => flow.outcomes[outcome]?.sum), [finished, flow])
  const starts = summed.map(({ answers }) => answers.start ?? '')
  const earliest = starts.reduce((last, start) => (start > last ? start : last), '')
  const until = dayFrom(settings.until, earliest, latest)
  const worked = useMemo(() => measured('work-out', () => workOutAll(summed, until, context)), [summed, until, context])
  const says = toolWords(result.words, 'redress-calculator')
  const words = answerWords(
    [...worked.values()].map(({ range }) => range),
    finished.flatMap(({ outcome }) => flow.outcomes[outcome]?.title ?? [])[0],
    says.answer,
  )
  const ranges = [...worked.values()].flatMap(({ range: { low, high } }) => (high === null ? [] : [{ low, high }]))
  return (
    <Result title={words.title} fileName="redress-working" shares onStartAgain={result.onStartAgain}>
      <Plate heading={words.heading} answer={words.answer}>
        {words.also && <p>{words.also}</p>}
      </Plate>
      <div className="standing-note">
        <PageFragment name={summed.length > 0 ? 'standing-calculator' : 'standing-check'} />
      </div>
      {ranges.some(({ high }) => high > 0) && ranges.length === worked.size && (
        <KeepComparison ranges={ranges} facts={context.facts} today={context.today} />
      )}
      {finished.map((run) => {
        const own = worked.get(run.index)
        return (
          <RunCard key={run.index} run={run} result={result} heading={says.comesAbout}>
            <OutcomeWords run={run} way={result.way} />
            {own && (
              <RedressRun
                worked={own}
                run={run.index}
                context={context}
                words={says}
                settings={result.settings}
                examples={exampleSetFrom(result.settings.examples)}
                onSetting={onSetting}
              />
            )}
          </RunCard>
        )
      })}
      <AnotherRun {...result} />
      {worked.size > 0 && (
        <UntilForm
          words={says.until}
          until={until}
          earliest={earliest}
          latest={latest}
          onUntil={(day) => onSetting({ ...result.settings, until: day })}
        />
      )}
      {worked.size > 0 && <FactSources facts={[...context.facts.values()]} today={latest} />}
    </Result>
  )
}

const workOutAll = (runs: readonly Finished[], until: PlainDate, context: FlowContext): Map<number, Worked> =>
  new Map(runs.map(({ index, answers }) => [index, workOut(answers, until, context)]))

/** The day set, if it is one that can be worked out to. */
const dayFrom = (set: string | undefined, earliest: PlainDate, latest: PlainDate): PlainDate =>
  set !== undefined && isPlainDate(set) && set >= earliest && set <= latest ? set : latest
