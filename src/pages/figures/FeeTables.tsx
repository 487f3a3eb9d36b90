import { AmountBar } from '../../components/BarTable.tsx'
import { columnHeads, DataTable } from '../../components/DataTable.tsx'
import { FactValue } from '../../components/FactValue.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { printPounds } from '../../facts/print.ts'
import { printedFact } from '../../facts/printedFact.ts'
import { factNamed, numberOn } from '../../facts/valueOn.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { type Fee, feeBands, feeFor, ownFeeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, pounds, poundsOf } from '../../rules/money/pence.ts'
import type { Site } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'

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

/** The free route and the paid one, side by side, on the regulator’s average. */
export function FeeOrFree({ site }: { site: Site }) {
  const { facts, today } = site
  const words = site.figureWords?.['fee-or-free']
  if (!words) return null
  const { redress, total, keep } = feeFor(penceOf(numberOn(facts, 'scheme.average', today)), today, facts)
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

/** Invented amounts of redress, one in each of the lower bands, in pence. */
const examples = [30_000, 70_000, 200_000, 1_200_000]

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

/** Invented amounts of redress for this firm’s own fee, in pence. */
const ownExamples = [30_000, 200_000, 1_200_000]

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
        {[...ownExamples, average]
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

/** Invented amounts of redress, in pence: nothing, and one in each of three bands. */
const keptExamples = [0, 30_000, 200_000, 1_200_000]

/** Amount kept of each example: this firm’s own fee where it names one, else the most that any firm may charge. The average is the regulator’s. */
export function keptOf({
  company,
  facts,
  today,
}: Pick<Site, 'company' | 'facts' | 'today'>): (Fee & { average: boolean })[] {
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  const { fee } = company
  return [...keptExamples, average]
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
