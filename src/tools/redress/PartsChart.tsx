import { BarTable } from '../../components/BarTable.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { pounds } from '../kit/money.ts'

/** What the remedy is made of: commission, APR saving and interest, on one scale. */
export function PartsChart({ redress: { aprRemedy, commissionRemedy }, says }: { redress: Redress; says: string }) {
  const parts: [string, number | undefined][] = [
    ['Commission', commissionRemedy?.commission],
    ['Interest on the commission', commissionRemedy?.interest],
    ['APR saving', aprRemedy?.loss],
    ['Interest on the saving', aprRemedy?.interest],
  ]
  const rows = parts.flatMap(([label, pence]) =>
    pence === undefined ? [] : [{ key: label, label, value: pounds(pence), size: pence }],
  )
  return rows.some(({ size }) => size > 0) ? <BarTable title="The parts." says={says} rows={rows} /> : null
}
