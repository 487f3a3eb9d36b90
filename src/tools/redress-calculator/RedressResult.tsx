import { useMemo, useState } from 'react'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { useAfterPaint } from '../../components/afterPaint.ts'
import { QuietButton } from '../../components/Button.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { isPlainDate, longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { FlowContext } from '../../flows/answers.ts'
import { pounds, poundsRange } from '../../rules/money/pence.ts'
import type { PenceRange } from '../../rules/redress/redressFor.ts'
import { DateBoxes } from '../../toolkit/controls/DateBoxes.tsx'
import { dateBoxId, ErrorSummary, type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { KeepComparison, WriteToLender } from '../../toolkit/controls/KeepComparison.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import { lastCalculationDay, measured, type Worked, workOut } from '../../toolkit/redress/workOut.ts'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { AnotherRun, OutcomeWords, RunCard } from '../../toolkit/run/RunCard.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { RedressRun, WhyRemedy } from './RedressRun.tsx'

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
  const worked = useMemo(() => measured(() => workOutAll(summed, until, context)), [summed, until, context])
  const says = useWords('redress-calculator')
  const words = answerWords(
    [...worked.values()].map(({ range }) => range),
    finished.flatMap(({ outcome }) => flow.outcomes[outcome]?.title ?? [])[0],
    says.answer,
  )
  const several = finished.length > 1
  const only = several ? undefined : finished[0]
  const workedOnly = only && worked.get(only.index)
  const mayBeDue = [...worked.values()].some(({ range: { high } }) => high !== 0)
  const ranges = [...worked.values()].flatMap(({ range: { low, high } }) => (high === null ? [] : [{ low, high }]))
  return (
    <Result
      title={words.title}
      fileName="redress-working"
      shares
      onStartAgain={result.onStartAgain}
      next={mayBeDue && <WriteToLender />}
      another={<AnotherRun {...result} />}
      folds={
        <>
          {finished.map((run) => {
            const own = worked.get(run.index)
            return (
              <RunCard key={run.index} run={run} result={result}>
                {several && (own ? <WhyRemedy worked={own} /> : <OutcomeWords run={run} way={result.way} />)}
                {own && <RedressRun worked={own} run={run} result={result} />}
              </RunCard>
            )
          })}
          {worked.size > 0 && (
            <UntilForm
              until={until}
              earliest={earliest}
              latest={latest}
              onUntil={(day) => onSetting({ ...result.settings, until: day })}
            />
          )}
          {mayBeDue && ranges.length === worked.size && (
            <KeepComparison ranges={ranges} facts={context.facts} today={context.today} />
          )}
        </>
      }
      sources={worked.size > 0 && { facts: [...context.facts.values()], today: latest }}
    >
      <Plate heading={words.heading} answer={words.answer}>
        {words.also && <p>{words.also}</p>}
      </Plate>
      {workedOnly && <WhyRemedy worked={workedOnly} />}
      <div className="standing-note">
        <PageFragment name={summed.length > 0 ? 'standing-calculator' : 'standing-check'} />
      </div>
      {only && !workedOnly && <OutcomeWords run={only} way={result.way} />}
    </Result>
  )
}

const workOutAll = (runs: readonly Finished[], until: PlainDate, context: FlowContext): Map<number, Worked> =>
  new Map(runs.map(({ index, answers }) => [index, workOut(answers, until, context)]))

/** The day set, if it is one that can be worked out to. */
const dayFrom = (set: string | undefined, earliest: PlainDate, latest: PlainDate): PlainDate =>
  set !== undefined && isPlainDate(set) && set >= earliest && set <= latest ? set : latest

/** Words of the panel for one or several ranges. Nothing is always one of the answers, and a sum never stands alone. */
export function answerWords(
  ranges: readonly PenceRange[],
  outcomeTitle: string | undefined,
  words: ToolWords['redress-calculator']['answer'],
): { title: string; heading: string; answer?: string; also?: string } {
  const nothing = pounds(0)
  if (ranges.length === 0) return { title: outcomeTitle ?? nothing, heading: outcomeTitle ?? nothing }
  const { heading } = words
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  if (ranges.some(({ high }) => high === null)) {
    return {
      title: words.decides,
      heading,
      answer: low > 0 ? fillIn(words.atLeast, { low: pounds(low), nothing }) : fillIn(words.orMore, { nothing }),
      also: words.noTop,
    }
  }
  const high = ranges.reduce((sum, range) => sum + (range.high ?? 0), 0)
  if (high === 0) return { title: fillIn(words.nothingDue, { nothing }), heading: words.byMethod, answer: nothing }
  const sums = poundsRange({ low, high })
  const answer = low === 0 ? sums : fillIn(words.or, { sums, nothing })
  return { title: answer, heading, answer }
}

/** The day interest stops: the last for which the Bank Rate is confirmed, or an earlier one of the visitor’s choice. */
function UntilForm({
  until,
  earliest,
  latest,
  onUntil,
}: {
  until: PlainDate
  earliest: PlainDate
  latest: PlainDate
  onUntil: (day: PlainDate) => void
}) {
  const { until: words } = useWords('redress-calculator')
  const [typed, setTyped] = useState(() => dateBoxes(until))
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const refuse = (message: string) => setFaults([{ box: dateBoxId('until', 'day'), message }])
  const submit = () => {
    const parsed = parseDateParts(typed, { about: words.about, today: latest, when: 'any' })
    if (!parsed.ok) return setFaults(faultsOf([['until', parsed]]))
    if (parsed.value > latest) return refuse(fillIn(words.tooLate, { day: longDate(latest) }))
    if (parsed.value < earliest) return refuse(fillIn(words.tooEarly, { day: longDate(earliest) }))
    setFaults([])
    onUntil(parsed.value)
  }
  return (
    <FoldedPart heading="h3" title={words.title}>
      <p role="status">
        {fillIn(words.says, { day: longDate(until) })} {until === latest && words.latest}
      </p>
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form screenOnly onSubmit={submit}>
        <DateBoxes
          id="until"
          legend={words.legend}
          hint={words.hint}
          values={typed}
          onChange={setTyped}
          faults={faults}
        />
        <QuietButton type="submit">{words.button}</QuietButton>
      </Form>
    </FoldedPart>
  )
}
