import { DataTable } from '../../components/DataTable.tsx'
import { type InterestFloorConvention, interestFloorConventions } from '../../rules/interest/interest.ts'
import { type LenderFigures, type OfferComparison, offerCheck } from '../../rules/redress/offerCheck.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { pounds, poundsRange } from '../../rules/money/pence.ts'
import type { Worked } from '../../toolkit/redress/workOut.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** A pound either way is rounding and not a difference. */
const tolerance = 100

/** Each of the lender’s lines beside ours, under the reading of the interest floor that comes nearer, with honest reasons to differ. */
export function OfferTable({
  words,
  label,
  worked,
  lender,
}: {
  words: ToolWords['redress-calculator']['offer']
  label: string
  worked: Worked
  lender: LenderFigures
}) {
  const lines = nearest(interestFloorConventions.map((floor) => compared(worked, lender, floor)))
  if (lines.length === 0) return <p role="status">{words.nothing}</p>
  return (
    <div role="status">
      <DataTable
        label={label}
        caption={fillIn(words.caption, { tolerance: pounds(tolerance) })}
        columns={[words.line, words.lender, words.ours, words.difference]}
      >
        {lines.map(({ line, lender: theirs, ours, verdict, difference }) => (
          <tr key={line} data-verdict={verdict}>
            <th scope="row">{words.lines[line]}</th>
            <td>{pounds(theirs)}</td>
            <td>{poundsRange(ours)}</td>
            <td>{fillIn(words[verdict], { sum: pounds(Math.abs(difference)) })}</td>
          </tr>
        ))}
      </DataTable>
      <p>{words.why}</p>
      <ul>
        {words.reasons.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
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
