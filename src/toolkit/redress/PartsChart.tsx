import { useWords } from '../controls/useWords.ts'
import { BarTable } from '../../components/BarTable.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { pounds } from '../../rules/money/pence.ts'

/** Chart of the remedy’s parts: commission, APR saving and interest, on one scale. */
export function PartsChart({ redress: { aprRemedy, commissionRemedy }, says }: { redress: Redress; says: string }) {
  const { bars: words } = useWords('redress-calculator')
  const parts: [string, number | undefined][] = [
    [words.commission, commissionRemedy?.commission],
    [words.commissionInterest, commissionRemedy?.interest],
    [words.saving, aprRemedy?.loss],
    [words.savingInterest, aprRemedy?.interest],
  ]
  const rows = parts.flatMap(([label, pence]) =>
    pence === undefined ? [] : [{ key: label, label, value: pounds(pence), size: pence }],
  )
  return rows.some(({ size }) => size > 0) ? <BarTable title={words.title} says={says} rows={rows} /> : null
}
