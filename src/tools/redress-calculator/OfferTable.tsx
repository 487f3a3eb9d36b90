import { TableBox } from '../../components/TableBox.tsx'
import type { InterestFloorConvention } from '../../rules/interest/interestFactor.ts'
import { interestFloorConventions } from '../../rules/interest/interestFactor.ts'
import {
  type LenderFigures,
  type OfferComparison,
  offerCheck,
  whyFiguresDiffer,
} from '../../rules/redress/offerCheck.ts'
import { pounds, poundsRange } from '../kit/money.ts'
import type { Worked } from '../redress/workOut.ts'
import { offerFields } from './offerFields.ts'

/** A pound either way is rounding and not a difference. */
const tolerance = 100

/** Each of the lender’s lines beside ours, under the reading of the interest floor that comes nearer, with honest reasons to differ. */
export function OfferTable({ label, worked, lender }: { label: string; worked: Worked; lender: LenderFigures }) {
  const lines = nearest(interestFloorConventions.map((floor) => compared(worked, lender, floor)))
  if (lines.length === 0)
    return (
      <p role="status">
        There is nothing of ours to compare these with: the commission is not known, or nothing is due by the method.
      </p>
    )
  return (
    <div role="status">
      <TableBox label={label}>
        <table>
          <caption>“Same” means within {pounds(tolerance)} of ours. This does not say whether to accept.</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Lender</th>
              <th scope="col">Our working</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, lender: theirs, ours, verdict, difference }) => (
              <tr key={line} data-verdict={verdict}>
                <th scope="row">{offerFields.find((field) => field.line === line)?.label}</th>
                <td>{pounds(theirs)}</td>
                <td>{poundsRange(ours)}</td>
                <td>{verdict === 'same' ? 'Same' : `${pounds(Math.abs(difference))} ${verdict} than our working`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p>Why they may honestly differ:</p>
      <ul>
        {whyFiguresDiffer.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
      <p>If a line differs, ask the lender to show how it got there.</p>
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
