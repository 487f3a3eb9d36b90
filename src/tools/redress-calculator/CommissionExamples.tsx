import { TableBox } from '../../components/TableBox.tsx'
import { printNumber } from '../../facts/print.ts'
import type { FlowContext } from '../../flows/answers.ts'
import { percentOf } from '../../rules/credit/basisPoints.ts'
import { ExampleChoice } from '../kit/ExampleChoice.tsx'
import { pounds, poundsRange } from '../kit/money.ts'
import { type ExampleSet, exampleCommissions, sharesOf } from '../redress/exampleFigures.ts'
import { type Worked, workOutQuestion } from '../redress/workOut.ts'

/** What the result would be for three commissions of our own choosing, when the lender has not said what it paid. */
export function CommissionExamples({
  worked: { question },
  id,
  set,
  onSet,
  context,
}: {
  worked: Worked
  id: string
  set: ExampleSet
  onSet: (set: ExampleSet) => void
  context: FlowContext
}) {
  const rows = sharesOf(exampleCommissions[set], question.agreement.amountOfCredit).map((commission) => ({
    commission,
    range: workOutQuestion({ ...question, commission }, undefined, context).range,
  }))
  return (
    <section aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>If the commission were …</h4>
      <p>
        The lender has not said what it paid, so there is no top figure.{' '}
        <a href="/guides/complaint-letter-generator">Ask it</a>: that is free. Until then, these rows show how much the
        answer moves.
      </p>
      <ExampleChoice
        id={id}
        legend="Commission as a share of the loan"
        value={set}
        onChange={onSet}
        print={(each) => `${exampleCommissions[each].map((share) => `${printNumber(percentOf(share))}%`).join(', ')}`}
      />
      <TableBox label={`Results for example commissions, ${id}`} data-example="">
        <table>
          <thead>
            <tr>
              <th scope="col">Commission</th>
              <th scope="col">Result, before any fee</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ commission, range: { low, high } }) => (
              <tr key={commission}>
                <th scope="row">{pounds(commission)}</th>
                <td>
                  {high === null || high === 0
                    ? pounds(0)
                    : `${poundsRange({ low, high })}${low > 0 ? `, or ${pounds(0)}` : ''}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  )
}
