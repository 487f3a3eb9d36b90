import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Answers, FlowContext } from '../../flows/answers.ts'
import { basisPointsOf, WHOLE } from '../../rules/credit/rates.ts'
import { type InterestFloorConvention, rateOf, type YearRate } from '../../rules/interest/interest.ts'
import { pounds, poundsRange } from '../../rules/money/pence.ts'
import { type Reason, reasonText, type RuleId } from '../../rules/redress/reason.ts'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { conditionIds } from '../../rules/redress/tests.ts'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import { printPercentages, sharesOf } from '../../toolkit/redress/exampleFigures.ts'
import { type ExampleSet, exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { CapsTable, LetterToCome, NotChecked, PartsChart, RuleParts } from '../../toolkit/redress/RuleParts.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeWords } from '../../toolkit/run/RunCard.tsx'
import { OfferCheck } from './OfferCheck.tsx'

/** Say which remedy an agreement comes to, or the first rule that leaves nothing due. */
export function WhyRemedy({ worked }: { worked: Worked }) {
  const words = useWords('redress-calculator')
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  return (
    <p>
      {zero ? (
        <>
          <strong>{fillIn(words.because, { nothing: pounds(0) })}</strong> {reasonText(words.rules, zero)}{' '}
          <span className="rule">{zero.paragraph}</span>
        </>
      ) : (
        words.remedies[redress.remedy]
      )}
    </p>
  )
}

/** Everything behind the result of one agreement, folded: the sums, the tests, and the lender’s own figures beside them. */
export function RedressRun({
  worked,
  run,
  heading,
  way,
  settings,
  onSetting,
}: {
  worked: Worked
  run: Finished
  heading: PartHeading
  way: ResultProps['way']
  settings: Answers
  onSetting: (settings: Answers) => void
}) {
  const words = useWords('redress-calculator')
  const { context } = way
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  const number = run.index + 1
  return (
    <>
      {worked.question.commission === null && !zero && (
        <CommissionExamples
          worked={worked}
          heading={heading}
          id={`examples-${run.index}`}
          set={exampleSetFrom(settings.examples)}
          onSet={(examples) => onSetting({ ...settings, examples })}
          context={context}
        />
      )}
      <FoldedPart heading={heading} title={words.comesAbout}>
        <OutcomeWords run={run} way={way} />
        <PartsChart redress={redress} says={zero ? words.chart.zero : words.chart.due} />
        <Working steps={sumSteps(worked, words)} facts={context.facts} today={context.today} />
        {redress.aprRemedy && (
          <details className="more">
            <summary>{words.tables}</summary>
            <RemediesTable label={fillIn(words.remediesAbout, { number })} byFloor={worked.byFloor} />
            {redress.remedy === 'hybrid' && <CapsTable label={fillIn(words.capsAbout, { number })} redress={redress} />}
          </details>
        )}
        {worked.law.figures && <YearsTable number={number} rates={worked.law.figures.rates} />}
      </FoldedPart>
      <RuleParts redress={redress} heading={heading} />
      <NotChecked redress={redress} heading={heading} />
      <LetterToCome redress={redress} complained={worked.complained} heading={heading} />
      <OfferCheck {...{ worked, settings, onSetting, heading }} run={run.index} />
    </>
  )
}

/** The rules that by themselves leave nothing, in the order the scheme asks. */
const deciding: readonly RuleId[] = [
  ...conditionIds,
  'minimal-commission',
  'interest-charged',
  'relevant-arrangement',
  'disclosure',
  'no-better-deal',
]

/** The first rule that leaves nothing due; undefined when none does. */
export const zeroReason = (reasons: readonly Reason[]): Reason | undefined =>
  deciding.flatMap((rule) => reasons.filter((reason) => reason.rule === rule && reason.finding === 'not-met'))[0]

/** The interest rate of each year: the mean Bank Rate, and what the scheme makes of it. */
function YearsTable({ number, rates }: { number: number; rates: readonly YearRate[] }) {
  const { years: words } = useWords('redress-calculator')
  return (
    <details className="more">
      <summary>{words.title}</summary>
      <DataTable label={fillIn(words.about, { number })} columns={[words.year, words.rate, words.margin, words.floor]}>
        {rates.map((rate) => {
          const { year, bankRateSum, days } = rate
          const shares = [bankRateSum / (days * WHOLE), rateOf(rate, false), rateOf(rate, true)]
          return dataRow(year, [year, ...shares.map(percent)])
        })}
      </DataTable>
    </details>
  )
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`

/** Results for three example commissions, when the lender has not said what it paid. */
function CommissionExamples({
  worked: { question },
  id,
  heading,
  set,
  onSet,
  context,
}: {
  worked: Worked
  id: string
  heading: PartHeading
  set: ExampleSet
  onSet: (set: ExampleSet) => void
  context: FlowContext
}) {
  const {
    examples: words,
    exampleFigures: { commissions: figures },
  } = useWords('redress-calculator')
  const rows = sharesOf(figures[set].map(basisPointsOf), question.agreement.amountOfCredit).map((commission) => ({
    commission,
    range: workOutQuestion({ ...question, commission }, undefined, context).range,
  }))
  return (
    <FoldedPart heading={heading} title={words.title}>
      <FilledParagraph words={words.says} />
      <ExampleChoice
        id={id}
        legend={words.share}
        value={set}
        onChange={onSet}
        print={(each) => printPercentages(figures[each])}
      />
      <DataTable label={fillIn(words.about, { place: id })} data-example="" columns={[words.commission, words.result]}>
        {rows.map(({ commission, range: { low, high } }) =>
          dataRow(commission, [
            pounds(commission),
            high ? `${poundsRange({ low, high })}${low > 0 ? `, or ${pounds(0)}` : ''}` : pounds(0),
          ]),
        )}
      </DataTable>
    </FoldedPart>
  )
}

const floors = [
  { floor: 'per-year', label: 'perYear' },
  { floor: 'whole-period', label: 'whole' },
] as const

/** The three remedies side by side, with their interest under both readings of its floor. */
export function RemediesTable({
  label,
  byFloor,
}: {
  label: string
  byFloor: Record<InterestFloorConvention, Redress>
}) {
  const { remediesTable: words } = useWords('redress-calculator')
  const { aprRemedy, commissionRemedy } = byFloor['per-year']
  const sum = (pence: number | null | undefined) =>
    pence === null || pence === undefined ? words.unknown : pounds(pence)
  return (
    <DataTable
      label={label}
      caption={words.caption}
      columns={[{ unseen: words.part }, words.commission, words.apr, words.half]}
    >
      {dataRow('amount', [words.amount, sum(commissionRemedy?.commission), sum(aprRemedy?.loss), '–'])}
      {floors.map(({ floor, label }) => {
        const { commissionRemedy: commission, aprRemedy: apr } = byFloor[floor]
        const name = fillIn(words.interest, { floor: words[label] })
        return dataRow(floor, [name, sum(commission?.interest), sum(apr?.interest), '–'])
      })}
      {floors.map(({ floor, label }) => {
        const { commissionRemedy: commission, aprRemedy: apr, hybrid } = byFloor[floor]
        const name = fillIn(words.total, { floor: words[label] })
        return dataRow(`${floor}-total`, [name, sum(commission?.total), sum(apr?.total), sum(hybrid)])
      })}
    </DataTable>
  )
}
