import { DataTable } from '../../components/DataTable.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { rateOf, type YearRate } from '../../rules/interest/yearRates.ts'
import { WHOLE } from '../../rules/credit/rates.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** The interest rate of each year: the mean Bank Rate, and what the scheme makes of it. */
export const YearsTable = ({
  words,
  number,
  rates,
}: {
  words: ToolWords['redress-calculator']['years']
  /** The place of the agreement. */
  number: number
  rates: readonly YearRate[]
}) => (
  <details className="more">
    <summary>{words.title}</summary>
    <DataTable label={fillIn(words.about, { number })} columns={[words.year, words.rate, words.margin, words.floor]}>
      {rates.map((rate) => (
        <tr key={rate.year}>
          <th scope="row">{rate.year}</th>
          <td>{percent(rate.bankRateSum / (rate.days * WHOLE))}</td>
          <td>{percent(rateOf(rate, false))}</td>
          <td>{percent(rateOf(rate, true))}</td>
        </tr>
      ))}
    </DataTable>
  </details>
)

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`
