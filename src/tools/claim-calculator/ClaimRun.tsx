import { printNumber } from '../../facts/print.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { ExampleChoice } from '../kit/ExampleChoice.tsx'
import { Working } from '../kit/Working.tsx'
import { pounds } from '../kit/money.ts'
import { exampleAprs, exampleCommissions, exampleSetFrom, type ExampleSet } from '../redress/exampleFigures.ts'
import { PartsChart } from '../redress/PartsChart.tsx'
import { sumSteps } from '../redress/sumSteps.ts'
import { TestsList } from '../redress/TestsList.tsx'
import type { ExampleSets } from './assumedFrom.ts'
import { assumptions } from './assumptions.ts'
import type { ToolWords } from '../wordsFiles.ts'
import type { Range } from './claimRange.ts'
import { middleCase } from './middleCase.ts'
import { RangeChart } from './RangeChart.tsx'
import { useWords } from '../kit/useWords.ts'

/** What stands behind the range of one agreement: what is assumed, with a choice of examples, and the method on one case in the middle. */
export function ClaimRun({
  run,
  answers,
  range,
  sets,
  onSets,
  context,
  words,
}: {
  run: number
  answers: Answers
  range: { aprPart: Range; redress: Range }
  sets: ExampleSets
  onSets: (sets: ExampleSets) => void
  context: FlowContext
  words: ToolWords['redress-calculator']
}) {
  const { assumed } = useWords('claim-calculator')
  const middle = middleCase(answers, sets, context)
  const redress = middle.byFloor['per-year']
  return (
    <>
      <RangeChart {...range} />
      <h4>What we assumed</h4>
      <ul>
        {assumptions(answers, context, assumed).map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      {answers.apr === UNKNOWN && (
        <ExampleChoice
          id={`apr-examples-${run}`}
          legend="APR, because you do not know yours"
          value={sets.apr}
          print={(set) => percentages(exampleAprs, set)}
          onChange={(apr) => onSets({ ...sets, apr: exampleSetFrom(apr) })}
        />
      )}
      <ExampleChoice
        id={`commission-examples-${run}`}
        legend="Commission as a share of the loan, because only the lender knows it"
        value={sets.commission}
        print={(set) => percentages(exampleCommissions, set)}
        onChange={(commission) => onSets({ ...sets, commission: exampleSetFrom(commission) })}
      />
      <h4>How it was worked out</h4>
      <p>
        On one case from the middle of the range, with an example commission of{' '}
        <span data-example="">{pounds(middle.question.commission ?? 0)}</span>:
      </p>
      <Working steps={sumSteps(middle, 'per-year', words)} facts={context.facts} today={context.today} />
      <PartsChart redress={redress} says="What that middle case is made of." />
      <details className="more">
        <summary>Each test, on that case</summary>
        <TestsList reasons={redress.reasons} words={words} />
      </details>
    </>
  )
}

const percentages = (sets: Record<ExampleSet, readonly number[]>, set: ExampleSet): string =>
  sets[set].map((share) => `${printNumber(percentOf(share))}%`).join(', ')
