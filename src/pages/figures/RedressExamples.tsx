import { TableBox } from '../../components/TableBox.tsx'
import { longDate } from '../../dates/plainDate.ts'
import { printPounds } from '../../facts/print.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import { type Pence, poundsOf } from '../../rules/money/pence.ts'
import { redressFor } from '../../rules/redress/redressFor.ts'
import { type RedressQuestion, undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import type { Site } from '../../site/site.ts'

type Example = { name: string; agreement: RedressQuestion['agreement']; commission: Pence }

/** Invented agreements that show how the method works. */
const examples: readonly Example[] = [
  {
    name: 'Hire purchase',
    agreement: { start: '2016-03-01', amountOfCredit: 1_000_000, apr: 990, months: 48, balloon: 0 },
    commission: 60_000,
  },
  {
    name: 'PCP with a large last payment',
    agreement: { start: '2019-09-01', amountOfCredit: 1_800_000, apr: 690, months: 36, balloon: 800_000 },
    commission: 70_000,
  },
  {
    name: 'Older hire purchase',
    agreement: { start: '2011-09-10', amountOfCredit: 600_000, apr: 1290, months: 60, balloon: 0 },
    commission: 48_000,
  },
]

/** Three invented agreements worked out by the rules, with interest to the last day for which the Bank Rate is confirmed. */
export function RedressExamples({ site }: { site: Site }) {
  const calculatedOn = lastKnownDay(factNamed(site.facts, 'rates.bank-rate'), site.today)
  const worked = examples.map((example) => ({
    ...example,
    redress: redressFor(undisclosedDiscretion(example.agreement, example.commission, calculatedOn), site.facts),
  }))
  const pounds = (pence: Pence | null | undefined) =>
    pence === null || pence === undefined ? '–' : printPounds(poundsOf(pence))
  const rows: [string, (example: (typeof worked)[number]) => string][] = [
    ['Started', ({ agreement }) => longDate(agreement.start)],
    ['Borrowed', ({ agreement }) => pounds(agreement.amountOfCredit)],
    ['APR', ({ agreement }) => `${agreement.apr / 100}%`],
    ['Months', ({ agreement }) => String(agreement.months)],
    ['Last payment', ({ agreement }) => (agreement.balloon === 0 ? 'none' : pounds(agreement.balloon))],
    ['Commission', ({ commission }) => pounds(commission)],
    ['Monthly payment', ({ redress }) => pounds(redress.instalment)],
    ['Payment at the lower rate', ({ redress }) => pounds(redress.adjustedInstalment)],
    ['Commission with interest', ({ redress }) => pounds(redress.commissionRemedy?.total)],
    ['Saving with interest', ({ redress }) => pounds(redress.aprRemedy?.total)],
    ['Average of the two', ({ redress }) => pounds(redress.hybrid)],
    ['Result, before any fees', ({ redress }) => rangeOf(redress.redress, pounds)],
    ['It may also be', () => 'nothing'],
    ['Time, and the cheapest deals', () => 'not checked'],
  ]
  return (
    <TableBox label="Worked examples" data-example="">
      <table>
        <caption>
          Invented agreements with discretionary commission that was not explained. Interest runs to{' '}
          {longDate(calculatedOn)}, the last day for which we have confirmed the Bank Rate.
        </caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            {worked.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, print]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {worked.map((example) => (
                <td key={example.name}>{print(example)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

const rangeOf = ({ low, high }: { low: Pence; high: Pence | null }, pounds: (pence: Pence | null) => string) =>
  low === high ? pounds(low) : `${pounds(low)} to ${pounds(high)}`
