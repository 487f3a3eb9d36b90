import { TableBox } from '../../components/TableBox.tsx'
import { printPounds } from '../../facts/print.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, poundsOf } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'

/** The free route and the paid one, side by side, on the regulator’s average. */
export function FeeOrFree({ site }: { site: Site }) {
  const { facts, today } = site
  const { redress, total, keep } = feeFor(penceOf(numberOn(facts, 'scheme.average', today)), today, facts)
  const pounds = (pence: number) => printPounds(poundsOf(pence))
  const rows: [string, string, string][] = [
    ['Who writes to the lender', 'You do', 'The firm does'],
    ['What you have to find', 'Your name, addresses and roughly when', 'The same'],
    ['Who decides', 'The lender, then the ombudsman', 'The lender, then the ombudsman'],
    ['How the sum is worked out', 'By the same rules', 'By the same rules'],
    [`Fee if you were paid ${pounds(redress)}`, 'Nothing', `Up to ${pounds(total)} with VAT`],
    ['You keep', pounds(redress), `At least ${pounds(keep)}`],
    ['If nothing is due', 'Nothing to pay', 'No fee on redress; read the terms on cancelling'],
  ]
  return (
    <TableBox label="Free route and firm compared">
      <table>
        <caption>On the regulator’s average, before fees. One agreement may get more, less or nothing.</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">On your own</th>
            <th scope="col">With a firm</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, alone, firm]) => (
            <tr key={what} data-fact="scheme.average">
              <th scope="row">{what}</th>
              <td>{alone}</td>
              <td>{firm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
