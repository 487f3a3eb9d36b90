import { DataTable } from '../../components/DataTable.tsx'
import { printPounds } from '../../facts/print.ts'
import { factNamed, numberOn } from '../../facts/valueOn.ts'
import { FactValue } from '../../components/FactValue.tsx'
import { feeBands } from '../../rules/fee/feeFor.ts'
import { poundsOf } from '../../rules/money/pence.ts'
import { printedFact } from '../../facts/printedFact.ts'
import type { Site } from '../../site/site.ts'
import { Filled } from '../../components/Filled.tsx'

/** The most any claims management company may charge, by how much redress is paid, before and with VAT. */
export function FeeBands({ site }: { site: Site }) {
  const { facts, today } = site
  const words = site.figureWords?.['fee-table']
  if (!words) return null
  const bands = feeBands(today, facts)
  const cap = factNamed(facts, 'fees.cap-bands')
  const withVat = 1 + numberOn(facts, 'fees.vat-rate', today) / 100
  const vat = printedFact(factNamed(facts, 'fees.vat-rate'), today)
  const cell = (row: number, column: string) => (
    <FactValue fact={printedFact(cap, today, { part: `${row}.${column}` })} />
  )
  return (
    <DataTable
      id="fee-table"
      label={words.title}
      caption={<Filled words={words.caption} values={{ vat: <FactValue fact={vat} /> }} />}
      columns={[words.from, words.share, words.most, words.mostWithVat]}
    >
      {bands.map(({ from, most }, row) => (
        <tr key={from}>
          <th scope="row">{cell(row, 'from')}</th>
          <td>{cell(row, 'percent')}</td>
          <td>{cell(row, 'most')}</td>
          <td data-fact="fees.vat-rate">{printPounds(poundsOf(most) * withVat)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
