import { DataTable } from '../../components/DataTable.tsx'
import { printPounds } from '../../facts/print.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, poundsOf } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** The free route and the paid one, side by side, on the regulator’s average. */
export function FeeOrFree({ site }: { site: Site }) {
  const { facts, today } = site
  const words = site.figureWords?.['fee-or-free']
  if (!words) return null
  const { redress, total, keep } = feeFor(penceOf(numberOn(facts, 'scheme.average', today)), today, facts)
  const pounds = (pence: number) => printPounds(poundsOf(pence))
  const values = { redress: pounds(redress), fee: pounds(total), keep: pounds(keep) }
  return (
    <DataTable label={words.title} caption={words.caption} columns={[words.what, words.alone, words.firm]}>
      {words.rows.map(({ what, alone, firm }) => (
        <tr key={what} data-fact="scheme.average">
          <th scope="row">{fillIn(what, values)}</th>
          <td>{fillIn(alone, values)}</td>
          <td>{fillIn(firm, values)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
