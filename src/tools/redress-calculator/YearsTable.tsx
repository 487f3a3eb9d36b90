import { TableBox } from '../../components/TableBox.tsx'
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
    <TableBox label={fillIn(words.about, { number })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.year}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.margin}</th>
            <th scope="col">{words.floor}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.year}>
              <th scope="row">{rate.year}</th>
              <td>{percent(rate.bankRateSum / (rate.days * WHOLE))}</td>
              <td>{percent(rateOf(rate, false))}</td>
              <td>{percent(rateOf(rate, true))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  </details>
)

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`
