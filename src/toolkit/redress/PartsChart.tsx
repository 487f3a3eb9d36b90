import { BarTable } from '../../components/BarTable.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { pounds } from '../../rules/money/pence.ts'

/** Chart of the remedy’s parts: commission, APR saving and interest, on one scale. */
export function PartsChart({
  redress: { aprRemedy, commissionRemedy },
  says,
  words,
}: {
  redress: Redress
  says: string
  words: ToolWords['redress-calculator']['bars']
}) {
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
