import { AmountBar } from '../../components/BarTable.tsx'
import { columnHeads, DataTable, dataRow } from '../../components/DataTable.tsx'
import { FactValue } from '../../components/FactValue.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { printedFact, printPounds } from '../../facts/print.ts'
import { factNamed, lastKnownDay, numberOn } from '../../facts/valueOn.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { type Fee, feeBands, feeFor, ownFeeFor } from '../../rules/fee/feeFor.ts'
import { type Pence, penceOf, pounds, poundsOf } from '../../rules/money/pence.ts'
import { redressFor } from '../../rules/redress/redressFor.ts'
import { type RedressQuestion, undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import type { Site } from '../../site/site.ts'
import type { FigureProps } from './figureProps.ts'

/** A fact’s value as a link to its source. A function, not a component: cells get their columns’ names from their children. */
const linkedValue = ({ facts, today }: Site, id: string, part?: string) => (
  <FactValue fact={printedFact(factNamed(facts, id), today, part === undefined ? {} : { part })} />
)

/** Amounts in pence with the regulator’s average among them, the smallest first. */
function withAverage(amounts: readonly Pence[], { facts, today }: Pick<Site, 'facts' | 'today'>) {
  const average = penceOf(numberOn(facts, 'scheme.average', today))
  return [...amounts, average].toSorted((a, b) => a - b).map((redress) => ({ redress, isAverage: redress === average }))
}

/** Marks for a row: made of a fact where it is of the average, else of an invented amount. */
const rowMarks = (isAverage: boolean, fact = 'scheme.average') =>
  isAverage ? { 'data-fact': fact } : { 'data-example': '' }

/** The most any claims management company may charge, by how much redress is paid, before and with VAT. */
export function FeeBands({ site, words: { 'fee-table': words } }: FigureProps) {
  const { facts, today } = site
  const bands = feeBands(today, facts)
  const withVat = 1 + numberOn(facts, 'fees.vat-rate', today) / 100
  const cell = (row: number, column: string) => linkedValue(site, 'fees.cap-bands', `${row}.${column}`)
  return (
    <DataTable
      id="fee-table"
      label={words.title}
      caption={<Filled words={words.caption} values={{ vat: linkedValue(site, 'fees.vat-rate') }} />}
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
export function FeeOrFree({ site, words: { 'fee-or-free': words } }: FigureProps) {
  const { facts, today } = site
  const { redress, total, keep } = feeFor(penceOf(numberOn(facts, 'scheme.average', today)), today, facts)
  const values = { redress: pounds(redress), fee: pounds(total), keep: pounds(keep) }
  return (
    <DataTable label={words.title} caption={words.caption} columns={[words.what, words.alone, words.firm]}>
      {words.rows.map(({ what, alone, firm }) =>
        dataRow(
          what,
          [what, alone, firm].map((cell) => fillIn(cell, values)),
          rowMarks(true),
        ),
      )}
    </DataTable>
  )
}

/** Invented amounts of redress, one in each of the lower bands, in pence. */
const feeExamples = [30_000, 70_000, 200_000, 1_200_000]

export function FeeExamples({ site, words: { 'fee-examples': words } }: FigureProps) {
  const { facts, today } = site
  const rows = withAverage(feeExamples, site).map((row) => ({ ...row, ...feeFor(row.redress, today, facts) }))
  return (
    <DataTable
      label={words.title}
      caption={words.caption}
      columns={[words.redress, words.fee, words.vat, words.withFirm, words.alone]}
    >
      {rows.map(({ redress, isAverage, fee, vat, keep }) => {
        const average = (
          <>
            {linkedValue(site, 'scheme.average')} <small>{words.average}</small>
          </>
        )
        const head = isAverage ? average : pounds(redress)
        const amounts = [fee, vat, keep, redress].map(pounds)
        return dataRow(redress, [head, ...amounts], rowMarks(isAverage, 'fees.cap-bands'))
      })}
    </DataTable>
  )
}

/** Invented amounts of redress for this firm’s own fee, in pence. */
const ownExamples = [30_000, 200_000, 1_200_000]

/** Shows what this firm charges beside the most that any firm may; nothing on a site whose firm names no fee. */
export function OwnFee({ site, words: { 'own-fee': words } }: FigureProps) {
  const { company, facts, today } = site
  if (!company.fee) return null
  const { percent, terms } = company.fee
  return (
    <>
      <DataTable
        label={words.title}
        caption={fillIn(words.caption, { percent })}
        columns={[words.paid, words.most, words.fee, words.firm, words.alone]}
      >
        {withAverage(ownExamples, site).map(({ redress, isAverage }) => {
          const own = ownFeeFor(basisPointsOf(percent), redress, today, facts)
          const { total: most } = feeFor(redress, today, facts)
          return dataRow(redress, [redress, most, own.total, own.keep, redress].map(pounds), rowMarks(isAverage))
        })}
      </DataTable>
      <p>{terms}</p>
    </>
  )
}

/** Invented amounts of redress, in pence: nothing, and one in each of three bands. */
const keptExamples = [0, 30_000, 200_000, 1_200_000]

/** Amount kept of each example: this firm’s own fee where it names one, else the most that any firm may charge. The average is the regulator’s. */
export function keptOf(site: Pick<Site, 'company' | 'facts' | 'today'>): (Fee & { isAverage: boolean })[] {
  const { company, facts, today } = site
  const { fee } = company
  return withAverage(keptExamples, site).map(({ redress, isAverage }) => ({
    ...(fee ? ownFeeFor(basisPointsOf(fee.percent), redress, today, facts) : feeFor(redress, today, facts)),
    isAverage,
  }))
}

export function WhatYouKeep({ site, Line, words: { 'what-you-keep': words } }: FigureProps) {
  const { paid, alone, firm, fee } = words
  return (
    <figure className="chart keeps">
      <figcaption>
        <strong>{words.title}</strong> <Line markdown={words.says} />
      </figcaption>
      <p className="key">
        <span className="of-rest">{words.kept}</span> <span>{fee}</span>
      </p>
      <table className="bars steps">
        {columnHeads([paid, alone, firm, fee, ''])}
        <tbody>
          {keptOf(site).map(({ redress, total, keep, isAverage }) => (
            <tr key={redress} {...rowMarks(isAverage)}>
              <th scope="row">{isAverage ? linkedValue(site, 'scheme.average') : pounds(redress)}</th>
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
        <Line markdown={words.note} />
      </p>
    </figure>
  )
}

type Example = { name: 'hire' | 'pcp' | 'older'; agreement: RedressQuestion['agreement']; commission: Pence }

const exampleAgreements: readonly Example[] = [
  {
    name: 'hire',
    agreement: { start: '2016-03-01', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 },
    commission: 60_000,
  },
  {
    name: 'pcp',
    agreement: { start: '2019-09-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 },
    commission: 70_000,
  },
  {
    name: 'older',
    agreement: { start: '2011-09-10', amountOfCredit: 600_000, apr: 1290, months: 60, balloon: 0 },
    commission: 48_000,
  },
]

/** Three invented agreements worked out by the rules, with interest to the last day for which the Bank Rate is confirmed. */
export function RedressExamples({ site, words: { 'redress-examples': words } }: FigureProps) {
  const says = words.rows
  const calculatedOn = lastKnownDay(factNamed(site.facts, 'rates.bank-rate'), site.today)
  const worked = exampleAgreements.map((example) => ({
    ...example,
    redress: redressFor(undisclosedDiscretion(example.agreement, example.commission, calculatedOn), site.facts),
  }))
  const sum = (pence: Pence | null | undefined) => (pence === null || pence === undefined ? '–' : pounds(pence))
  const rangeOf = ({ low, high }: { low: Pence; high: Pence | null }) =>
    low === high ? sum(low) : fillIn(words.range, { low: sum(low), high: sum(high) })
  const rows: [string, (example: (typeof worked)[number]) => string][] = [
    [says.started, ({ agreement }) => longDate(agreement.start)],
    [says.borrowed, ({ agreement }) => sum(agreement.amountOfCredit)],
    [says.apr, ({ agreement }) => `${agreement.apr / 100}%`],
    [says.months, ({ agreement }) => String(agreement.months)],
    [says.last, ({ agreement }) => (agreement.balloon === 0 ? words.none : sum(agreement.balloon))],
    [says.commission, ({ commission }) => sum(commission)],
    [says.monthly, ({ redress }) => sum(redress.instalment)],
    [says.lower, ({ redress }) => sum(redress.adjustedInstalment)],
    [says.commissionWith, ({ redress }) => sum(redress.commissionRemedy?.total)],
    [says.savingWith, ({ redress }) => sum(redress.aprRemedy?.total)],
    [says.average, ({ redress }) => sum(redress.hybrid)],
    [says.result, ({ redress }) => rangeOf(redress.redress)],
    [says.also, () => words.nothing],
    [says.notChecked, () => words.unchecked],
  ]
  return (
    <DataTable
      label={words.title}
      data-example=""
      caption={fillIn(words.caption, { day: longDate(calculatedOn) })}
      columns={[words.step, ...worked.map(({ name }) => words.names[name])]}
    >
      {rows.map(([label, print]) => dataRow(label, [label, ...worked.map(print)]))}
    </DataTable>
  )
}
