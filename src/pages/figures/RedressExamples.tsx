import { DataTable } from '../../components/DataTable.tsx'
import { longDate } from '../../dates/plainDate.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import { pounds, type Pence } from '../../rules/money/pence.ts'
import { redressFor } from '../../rules/redress/redressFor.ts'
import { type RedressQuestion, undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { FigureProps } from './figureProps.ts'

type Example = { name: 'hire' | 'pcp' | 'older'; agreement: RedressQuestion['agreement']; commission: Pence }

/** Invented agreements that show how the method works. */
const examples: readonly Example[] = [
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
  const worked = examples.map((example) => ({
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
      {rows.map(([label, print]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {worked.map((example) => (
            <td key={example.name}>{print(example)}</td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}
