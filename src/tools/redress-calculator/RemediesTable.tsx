import { TableBox } from '../../components/TableBox.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import type { InterestFloorConvention } from '../../rules/interest/interestFactor.ts'
import { pounds } from '../kit/money.ts'

const floors: readonly { floor: InterestFloorConvention; label: string }[] = [
  { floor: 'per-year', label: 'floor on each year' },
  { floor: 'whole-period', label: 'floor on the whole time' },
]

/** The three remedies side by side, with their interest under both readings of its floor. */
export function RemediesTable({
  label,
  byFloor,
}: {
  label: string
  byFloor: Record<InterestFloorConvention, Redress>
}) {
  const { aprRemedy, commissionRemedy } = byFloor['per-year']
  const sum = (pence: number | null | undefined) =>
    pence === null || pence === undefined ? 'not known' : pounds(pence)
  return (
    <TableBox label={label}>
      <table>
        <caption>
          The three remedies, before any fee. How the rules apply the interest floor is not established, so both ways
          are shown.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Part</span>
            </th>
            <th scope="col">Commission</th>
            <th scope="col">APR saving</th>
            <th scope="col">Halfway between</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Amount</th>
            <td>{sum(commissionRemedy?.commission)}</td>
            <td>{sum(aprRemedy?.loss)}</td>
            <td>–</td>
          </tr>
          {floors.map(({ floor, label }) => (
            <tr key={floor}>
              <th scope="row">Interest, {label}</th>
              <td>{sum(byFloor[floor].commissionRemedy?.interest)}</td>
              <td>{sum(byFloor[floor].aprRemedy?.interest)}</td>
              <td>–</td>
            </tr>
          ))}
          {floors.map(({ floor, label }) => (
            <tr key={`${floor}-total`}>
              <th scope="row">Total, {label}</th>
              <td>{sum(byFloor[floor].commissionRemedy?.total)}</td>
              <td>{sum(byFloor[floor].aprRemedy?.total)}</td>
              <td>{sum(byFloor[floor].hybrid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
