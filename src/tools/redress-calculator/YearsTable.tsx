import { TableBox } from '../../components/TableBox.tsx'
import { rateOf, type YearRate } from '../../rules/interest/yearRates.ts'
import { WHOLE } from '../../rules/credit/rates.ts'

/** The interest rate of each year: the mean Bank Rate, and what the scheme makes of it. */
export const YearsTable = ({ label, rates }: { label: string; rates: readonly YearRate[] }) => (
  <details className="more">
    <summary>Interest year by year</summary>
    <TableBox label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Mean Bank Rate</th>
            <th scope="col">With the margin</th>
            <th scope="col">With the floor</th>
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
