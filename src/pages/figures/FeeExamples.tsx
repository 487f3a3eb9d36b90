import { TableBox } from '../../components/TableBox.tsx'
import { printPounds } from '../../facts/print.ts'
import { factNamed, numberOn } from '../../facts/valueOn.ts'
import { FactValue } from '../../components/FactValue.tsx'
import { printedFact } from '../../facts/printedFact.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, poundsOf } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'

/** Invented amounts of redress, one in each of the lower bands, in pence. */
const examples = [30_000, 70_000, 200_000, 1_200_000]

const pounds = (pence: number) => printPounds(poundsOf(pence))

/** What a firm’s fee would be on some amounts, and what is kept with it and without it. */
export function FeeExamples({ site }: { site: Site }) {
  const { facts, today } = site
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  const rows = [...examples, average].sort((a, b) => a - b).map((redress) => feeFor(redress, today, facts))
  return (
    <TableBox label="Fees in pounds">
      <table>
        <caption>Fees at the cap, in pounds. Redress may also be nothing; then there is no fee.</caption>
        <thead>
          <tr>
            <th scope="col">Redress</th>
            <th scope="col">Fee</th>
            <th scope="col">VAT</th>
            <th scope="col">You keep with a firm</th>
            <th scope="col">You keep on your own</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ redress, fee, vat, keep }) => (
            <tr key={redress} {...(redress === average ? { 'data-fact': 'fees.cap-bands' } : { 'data-example': '' })}>
              <th scope="row">
                {redress === average ? (
                  <>
                    <FactValue fact={printedFact(factNamed(facts, 'scheme.average'), today)} />{' '}
                    <small>the regulator’s average, before fees</small>
                  </>
                ) : (
                  pounds(redress)
                )}
              </th>
              <td>{pounds(fee)}</td>
              <td>{pounds(vat)}</td>
              <td>{pounds(keep)}</td>
              <td>{pounds(redress)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
