import { useState } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { FilledList, FilledParagraph } from '../../components/Filled.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { basisPointsOf, WHOLE } from '../../rules/credit/rates.ts'
import { interestFloorConventions, rateOf, type YearRate } from '../../rules/interest/interest.ts'
import { pounds, poundsOf, poundsRange } from '../../rules/money/pence.ts'
import { type LenderFigures, type OfferComparison, offerCheck } from '../../rules/redress/offerCheck.ts'
import { type Reason, type RuleId, reasonsOf, reasonText } from '../../rules/redress/reason.ts'
import { ErrorSummary, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import { printPercentages, sharesOf } from '../../toolkit/redress/exampleFigures.ts'
import { exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { CapsTable, LetterToCome, NotChecked, PartsChart, RuleParts } from '../../toolkit/redress/RuleParts.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { foldHeading, OutcomeWords } from '../../toolkit/run/RunCard.tsx'
import { figuresFrom, offerFields, offerFiguresIn, type TypedOffer, withFigures } from './offerFields.ts'

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
export function RedressRun(props: RunProps) {
  const { worked, run, result } = props
  const { way, finished } = result
  const { facts, today } = way.context
  const words = useWords('redress-calculator')
  const heading = foldHeading(finished)
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  const number = run.index + 1
  return (
    <>
      {worked.question.commission === null && !zero && <CommissionExamples {...props} />}
      <FoldedPart heading={heading} title={words.comesAbout}>
        <OutcomeWords run={run} way={way} />
        <PartsChart redress={redress} says={zero ? words.chart.zero : words.chart.due} />
        <Working steps={sumSteps(worked, words)} facts={facts} today={today} />
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
      <OfferCheck {...props} />
    </>
  )
}

/** One agreement, what it comes to, and the result that it is part of. */
type RunProps = { worked: Worked; run: Finished; result: ResultProps }

/** Rules that alone leave nothing due, besides the conditions. */
const deciding: readonly RuleId[] = [
  'minimal-commission',
  'interest-charged',
  'relevant-arrangement',
  'disclosure',
  'no-better-deal',
]

/** The first rule, in the order the scheme asks, that leaves nothing due; undefined when none does. */
export const zeroReason = (reasons: readonly Reason[]): Reason | undefined =>
  [...reasonsOf('conditions', reasons), ...reasons.filter(({ rule }) => deciding.includes(rule))].find(
    ({ finding }) => finding === 'not-met',
  )

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
function CommissionExamples({ worked: { question }, run, result }: RunProps) {
  const { way, finished, settings, onSetting } = result
  const id = `examples-${run.index}`
  const set = exampleSetFrom(settings.examples)
  const {
    examples: words,
    exampleFigures: { commissions: figures },
  } = useWords('redress-calculator')
  const rows = sharesOf(figures[set].map(basisPointsOf), question.agreement.amountOfCredit).map((commission) => ({
    commission,
    range: workOutQuestion({ ...question, commission }, undefined, way.context).range,
  }))
  return (
    <FoldedPart heading={foldHeading(finished)} title={words.title}>
      <FilledParagraph words={words.says} />
      <ExampleChoice
        id={id}
        legend={words.share}
        value={set}
        onChange={(examples) => onSetting({ ...settings, examples })}
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
export function RemediesTable({ label, byFloor }: Pick<Worked, 'byFloor'> & { label: string }) {
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

/** A lender’s figures beside our working, line by line. It says nothing of whether to accept. */
function OfferCheck({ worked, run: { index: run }, result: { finished, settings, onSetting } }: RunProps) {
  const { offer: words } = useWords('redress-calculator')
  const kept = offerFiguresIn(settings, run)
  const [typed, setTyped] = useState<TypedOffer>(() =>
    Object.fromEntries(
      offerFields.flatMap(({ line }) => (kept[line] === undefined ? [] : [[line, String(poundsOf(kept[line]))]])),
    ),
  )
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const boxId = (line: string) => `offer-${run}-${line}`
  const compare = () => {
    const read = figuresFrom(typed, boxId, words)
    setFaults('faults' in read ? read.faults : [])
    if ('figures' in read) onSetting(withFigures(settings, run, read.figures))
  }
  return (
    <FoldedPart heading={foldHeading(finished)} title={words.title} open={Object.keys(kept).length > 0}>
      <PageFragment name="standing-offer" />
      {faults.length > 0 && <ErrorSummary faults={faults} />}
      <Form screenOnly onSubmit={compare}>
        <p className="hint">{words.hint}</p>
        <div className="fields">
          {offerFields.map(({ line }) => (
            <TextInput
              key={line}
              id={boxId(line)}
              label={words.lines[line]}
              prefix="£"
              inputMode="decimal"
              width={10}
              value={typed[line] ?? ''}
              error={faults.find(({ box }) => box === boxId(line))?.message}
              onChange={(value) => setTyped((before) => ({ ...before, [line]: value }))}
            />
          ))}
        </div>
        <QuietButton type="submit">{words.compare}</QuietButton>
      </Form>
      {Object.keys(kept).length > 0 && (
        <OfferTable label={fillIn(words.about, { number: run + 1 })} worked={worked} lender={kept} />
      )}
    </FoldedPart>
  )
}

/** A pound either way, in pence, is only rounding. */
const tolerance = 100

/** Compare each of the lender’s lines with ours, under the closer reading of the interest floor, with honest reasons to differ. */
function OfferTable({ label, worked, lender }: { label: string; worked: Worked; lender: LenderFigures }) {
  const { offer: words } = useWords('redress-calculator')
  const lines = nearest(
    interestFloorConventions.map((floor) => offerCheck(worked.byFloor[floor], lender, floor, tolerance)),
  )
  if (lines.length === 0) return <p role="status">{words.nothing}</p>
  return (
    <div role="status">
      <DataTable
        label={label}
        caption={fillIn(words.caption, { tolerance: pounds(tolerance) })}
        columns={[words.line, words.lender, words.ours, words.difference]}
      >
        {lines.map(({ line, lender: theirs, ours, verdict, difference }) => {
          const says = fillIn(words[verdict], { sum: pounds(Math.abs(difference)) })
          const cells = [words.lines[line], pounds(theirs), poundsRange(ours), says]
          return dataRow(line, cells, { 'data-verdict': verdict })
        })}
      </DataTable>
      <p>{words.why}</p>
      <FilledList lines={words.reasons} />
      <p>{words.ask}</p>
    </div>
  )
}

/** Choose the comparison with the smallest total difference. */
const nearest = (comparisons: OfferComparison[][]): OfferComparison[] =>
  comparisons.toSorted((one, other) => apart(one) - apart(other))[0] ?? []

const apart = (lines: readonly OfferComparison[]) =>
  lines.reduce((sum, { difference }) => sum + Math.abs(difference), 0)
