import { DataTable } from '../../components/DataTable.tsx'
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

/** Table of a firm’s fee on some amounts, and of what is kept with it and without it. */
export function FeeExamples({ site }: { site: Site }) {
  const { facts, today } = site
  const words = site.figureWords?.['fee-examples']
  if (!words) return null
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  const rows = [...examples, average].sort((a, b) => a - b).map((redress) => feeFor(redress, today, facts))
  return (
    <DataTable
      label={words.title}
      caption={words.caption}
      columns={[words.redress, words.fee, words.vat, words.withFirm, words.alone]}
    >
      {rows.map(({ redress, fee, vat, keep }) => (
        <tr key={redress} {...(redress === average ? { 'data-fact': 'fees.cap-bands' } : { 'data-example': '' })}>
          <th scope="row">
            {redress === average ? (
              <>
                <FactValue fact={printedFact(factNamed(facts, 'scheme.average'), today)} />{' '}
                <small>{words.average}</small>
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
    </DataTable>
  )
}
