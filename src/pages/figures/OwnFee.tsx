import { TableBox } from '../../components/TableBox.tsx'
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
      <TableBox label={words.title}>
        <table>
          <caption>{fillIn(words.caption, { percent })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.paid}</th>
              <th scope="col">{words.most}</th>
              <th scope="col">{words.fee}</th>
              <th scope="col">{words.firm}</th>
              <th scope="col">{words.alone}</th>
            </tr>
          </thead>
          <tbody>
            {[...examples, average]
              .toSorted((a, b) => a - b)
              .map((redress) => {
                const own = ownFeeFor(basisPointsOf(percent), redress, today, facts)
                return (
                  <tr
                    key={redress}
                    {...(redress === average ? { 'data-fact': 'scheme.average' } : { 'data-example': '' })}
                  >
                    <th scope="row">{pounds(redress)}</th>
                    <td>{pounds(feeFor(redress, today, facts).total)}</td>
                    <td>{pounds(own.total)}</td>
                    <td>{pounds(own.keep)}</td>
                    <td>{pounds(redress)}</td>
                  </tr>
                )
              })}
          </tbody>
        </table>
      </TableBox>
      <p>{terms}</p>
    </>
  )
}
