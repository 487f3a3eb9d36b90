import { useWords } from '../../toolkit/controls/useWords.ts'
import { DataTable } from '../../components/DataTable.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import type { InterestFloorConvention } from '../../rules/interest/interest.ts'
import { pounds } from '../../rules/money/pence.ts'
import { fillIn } from '../../content/words/fillIn.ts'

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
      <tr>
        <th scope="row">{words.amount}</th>
        <td>{sum(commissionRemedy?.commission)}</td>
        <td>{sum(aprRemedy?.loss)}</td>
        <td>–</td>
      </tr>
      {floors.map(({ floor, label }) => (
        <tr key={floor}>
          <th scope="row">{fillIn(words.interest, { floor: words[label] })}</th>
          <td>{sum(byFloor[floor].commissionRemedy?.interest)}</td>
          <td>{sum(byFloor[floor].aprRemedy?.interest)}</td>
          <td>–</td>
        </tr>
      ))}
      {floors.map(({ floor, label }) => (
        <tr key={`${floor}-total`}>
          <th scope="row">{fillIn(words.total, { floor: words[label] })}</th>
          <td>{sum(byFloor[floor].commissionRemedy?.total)}</td>
          <td>{sum(byFloor[floor].aprRemedy?.total)}</td>
          <td>{sum(byFloor[floor].hybrid)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
