import { DataTable } from '../../components/DataTable.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { printPounds } from '../../facts/print.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { feeFor, ownFeeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, poundsOf } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'

/** Invented amounts of redress, in pence. */
const examples = [30_000, 200_000, 1_200_000]

const pounds = (pence: number) => printPounds(poundsOf(pence))

/** Shows what this firm charges beside the most that any firm may; nothing on a site whose firm names no fee. */
export function OwnFee({ site: { company, facts, today, figureWords } }: { site: Site }) {
  const words = figureWords?.['own-fee']
  if (!company.fee || !words) return null
  const { percent, terms } = company.fee
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  return (
    <>
      <DataTable
        label={words.title}
        caption={fillIn(words.caption, { percent })}
        columns={[words.paid, words.most, words.fee, words.firm, words.alone]}
      >
        {[...examples, average]
          .toSorted((a, b) => a - b)
          .map((redress) => {
            const own = ownFeeFor(basisPointsOf(percent), redress, today, facts)
            return (
              <tr key={redress} {...(redress === average ? { 'data-fact': 'scheme.average' } : { 'data-example': '' })}>
                <th scope="row">{pounds(redress)}</th>
                <td>{pounds(feeFor(redress, today, facts).total)}</td>
                <td>{pounds(own.total)}</td>
                <td>{pounds(own.keep)}</td>
                <td>{pounds(redress)}</td>
              </tr>
            )
          })}
      </DataTable>
      <p>{terms}</p>
    </>
  )
}
