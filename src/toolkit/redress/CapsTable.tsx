import { useWords } from '../controls/useWords.ts'
import { DataTable } from '../../components/DataTable.tsx'
import { percentOf } from '../../rules/credit/rates.ts'
import { type Pence, pounds } from '../../rules/money/pence.ts'
import type { Cap } from '../../rules/redress/caps.ts'
import { filled } from '../../rules/redress/reason.ts'
import type { Redress } from '../../rules/redress/redressFor.ts'

/** The three caps, each under both readings, and which of them decides the low end. */
export function CapsTable({ label, redress: { caps, bindingCap } }: { label: string; redress: Redress }) {
  const { caps: words } = useWords('redress-calculator')
  const sum = (pence: Pence | null) => (pence === null ? '–' : pounds(pence))
  const effect = ({ id, limit }: Cap) => (limit === null ? words.unknown : id === bindingCap ? words.binds : words.idle)
  return (
    <DataTable
      label={label}
      caption={words.caption}
      columns={[words.cap, words.limit, words.withInterest, words.effect]}
    >
      {caps.map((cap) => (
        <tr key={cap.id} data-binds={cap.id === bindingCap ? '' : undefined}>
          <th scope="row">{filled(words[cap.id], { share: cap.share ? `${percentOf(cap.share.value)}%` : '' })}</th>
          {/* The first is a share of a sum that holds its interest. */}
          <td>{sum(cap.id === 'commission' ? null : cap.limit)}</td>
          <td>{sum(cap.withInterest)}</td>
          <td>{effect(cap)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
