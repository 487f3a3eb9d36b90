import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { DataTable } from '../../components/DataTable.tsx'
import type { FlowContext } from '../../flows/answers.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { pounds, poundsRange } from '../../rules/money/pence.ts'
import { type ExampleFigures, printPercentages, sharesOf } from '../../toolkit/redress/exampleFigures.ts'
import type { ExampleSet } from '../../toolkit/redress/exampleSets.ts'
import { type Worked, workOutQuestion } from '../../toolkit/redress/workOut.ts'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'

/** Results for three example commissions, when the lender has not said what it paid. */
export function CommissionExamples({
  words,
  figures,
  worked: { question },
  id,
  heading,
  set,
  onSet,
  context,
}: {
  words: ToolWords['redress-calculator']['examples']
  figures: ExampleFigures['commissions']
  worked: Worked
  id: string
  heading: PartHeading
  set: ExampleSet
  onSet: (set: ExampleSet) => void
  context: FlowContext
}) {
  const rows = sharesOf(figures[set].map(basisPointsOf), question.agreement.amountOfCredit).map((commission) => ({
    commission,
    range: workOutQuestion({ ...question, commission }, undefined, context).range,
  }))
  return (
    <FoldedPart heading={heading} title={words.title}>
      <p>
        <Filled words={words.says} />
      </p>
      <ExampleChoice
        id={id}
        legend={words.share}
        value={set}
        onChange={onSet}
        print={(each) => printPercentages(figures[each])}
      />
      <DataTable label={fillIn(words.about, { place: id })} data-example="" columns={[words.commission, words.result]}>
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
      </DataTable>
    </FoldedPart>
  )
}
