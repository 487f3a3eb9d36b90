import { useWords } from '../../toolkit/controls/useWords.ts'
import { useState } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { Form } from '../../components/Form.tsx'
import { FilledList } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Answers } from '../../flows/answers.ts'
import { type InterestFloorConvention, interestFloorConventions } from '../../rules/interest/interest.ts'
import { pounds, poundsOf, poundsRange } from '../../rules/money/pence.ts'
import { type LenderFigures, type OfferComparison, offerCheck } from '../../rules/redress/offerCheck.ts'
import { ErrorSummary, type Fault } from '../../toolkit/controls/ErrorSummary.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { TextInput } from '../../toolkit/controls/TextInput.tsx'
import type { Worked } from '../../toolkit/redress/workOut.ts'
import { figuresFrom, offerFields, offerFiguresIn, type TypedOffer, withFigures } from './offerFields.ts'

/** A lender’s figures beside our working, line by line. It says nothing of whether to accept. */
export function OfferCheck({
  worked,
  run,
  heading,
  settings,
  onSetting,
}: {
  worked: Worked
  run: number
  heading: PartHeading
  settings: Answers
  onSetting: (settings: Answers) => void
}) {
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
    <FoldedPart heading={heading} title={words.title} open={Object.keys(kept).length > 0}>
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

/** A pound either way is rounding and not a difference. */
const tolerance = 100

/** Each of the lender’s lines beside ours, under the reading of the interest floor that comes nearer, with honest reasons to differ. */
function OfferTable({ label, worked, lender }: { label: string; worked: Worked; lender: LenderFigures }) {
  const { offer: words } = useWords('redress-calculator')
  const lines = nearest(interestFloorConventions.map((floor) => compared(worked, lender, floor)))
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

const compared = ({ byFloor }: Worked, lender: LenderFigures, floor: InterestFloorConvention) =>
  offerCheck(byFloor[floor], lender, floor, tolerance)

/** Of several comparisons, the one whose differences add up to least. */
const nearest = (comparisons: OfferComparison[][]): OfferComparison[] =>
  comparisons.toSorted((one, other) => apart(one) - apart(other))[0] ?? []

const apart = (lines: readonly OfferComparison[]) =>
  lines.reduce((sum, { difference }) => sum + Math.abs(difference), 0)
