import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { pounds } from '../../rules/money/pence.ts'
import { redressFor } from '../../rules/redress/redressFor.ts'
import { undisclosedDiscretion } from '../../rules/redress/redressQuestion.ts'
import type { StaticProps } from '../descriptor.ts'

/** Invented loans and rates, in pence and basis points. */
const loans = [500_000, 800_000, 1_200_000, 1_800_000, 2_500_000]
const aprs = [490, 790, 1090, 1490]
const start = '2016-03-01'
const months = 48

/** Table of the APR part for five loans at four rates, for those who cannot use the tool. */
export function Static({ facts, today, words }: StaticProps) {
  const says = toolWords(words, 'claim-calculator').static
  const calculatedOn = lastKnownDay(factNamed(facts, 'rates.bank-rate'), today)
  const lossOf = (amountOfCredit: number, apr: number) =>
    redressFor(undisclosedDiscretion({ start, amountOfCredit, apr, months, balloon: 0 }, null, calculatedOn), facts)
      .aprRemedy
  return (
    <DataTable
      label={says.title}
      data-example=""
      caption={fillIn(says.caption, { months, nothing: pounds(0) })}
      columns={[says.borrowed, ...aprs.map((apr) => fillIn(says.apr, { apr: apr / 100 }))]}
    >
      {loans.map((loan) => dataRow(loan, [loan, ...aprs.map((apr) => lossOf(loan, apr)?.loss ?? 0)].map(pounds)))}
    </DataTable>
  )
}
