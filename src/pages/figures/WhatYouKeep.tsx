import { AmountBar } from '../../components/BarTable.tsx'
import { columnHeads } from '../../components/DataTable.tsx'
import { FactValue } from '../../components/FactValue.tsx'
import { printedFact } from '../../facts/printedFact.ts'
import { factNamed, numberOn } from '../../facts/valueOn.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { type Fee, feeFor, ownFeeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, pounds } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'

/** Invented amounts of redress, in pence: nothing, and one in each of three bands. */
const examples = [0, 30_000, 200_000, 1_200_000]

/** Amount kept of each example: this firm’s own fee where it names one, else the most that any firm may charge. The average is the regulator’s. */
export function keptOf({
  company,
  facts,
  today,
}: Pick<Site, 'company' | 'facts' | 'today'>): (Fee & { average: boolean })[] {
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  const { fee } = company
  return [...examples, average]
    .toSorted((a, b) => a - b)
    .map((redress) => ({
      ...(fee ? ownFeeFor(basisPointsOf(fee.percent), redress, today, facts) : feeFor(redress, today, facts)),
      average: redress === average,
    }))
}

/** Bars and figures of what is kept without a firm and with this one. */
export function WhatYouKeep({ site, Line }: FigureProps) {
  const words = site.figureWords?.['what-you-keep']
  if (!words) return null
  const { paid, alone, firm, fee } = words
  return (
    <figure className="chart keeps">
      <figcaption>
        <strong>{words.title}</strong> <Line site={site} markdown={words.says} />
      </figcaption>
      <p className="key">
        <span className="of-rest">{words.kept}</span> <span>{fee}</span>
      </p>
      <table className="bars steps">
        {columnHeads([paid, alone, firm, fee, ''])}
        <tbody>
          {keptOf(site).map(({ redress, total, keep, average }) => (
            <tr key={redress} {...(average ? { 'data-fact': 'scheme.average' } : { 'data-example': '' })}>
              <th scope="row">
                {average ? (
                  <FactValue fact={printedFact(factNamed(site.facts, 'scheme.average'), site.today)} />
                ) : (
                  pounds(redress)
                )}
              </th>
              <td>{pounds(redress)}</td>
              <td>{pounds(keep)}</td>
              <td>{pounds(total)}</td>
              <td className="drawn">
                <AmountBar size={redress} counted={0} most={redress} />
                <AmountBar size={redress} counted={total} most={redress} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        <Line site={site} markdown={words.note} />
      </p>
    </figure>
  )
}
