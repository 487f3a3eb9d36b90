import { Filled } from '../../components/Filled.tsx'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import { ExampleChoice } from '../../toolkit/controls/ExampleChoice.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import type { Finished } from '../../toolkit/run/FlowTool.tsx'
import { Working } from '../../toolkit/controls/Working.tsx'
import { pounds } from '../../rules/money/pence.ts'
import { type ExampleSets, examplesFrom, printPercentages } from '../../toolkit/redress/exampleFigures.ts'
import { exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { PartsChart } from '../../toolkit/redress/PartsChart.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { TestsList } from '../../toolkit/redress/RuleParts.tsx'
import { assumptions } from './assumptions.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import type { Range } from './claimRange.ts'
import { middleCase } from './middleCase.ts'
import { RangeChart } from './RangeChart.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** Working behind the range of one agreement, folded: what is assumed, with a choice of examples, and the method on one case in the middle. */
export function ClaimRun({
  run: { index, answers, outcome },
  heading,
  range,
  sets,
  onSets,
  context,
  words,
}: {
  run: Finished
  heading: PartHeading
  range: { aprPart: Range; redress: Range }
  sets: ExampleSets
  onSets: (sets: ExampleSets) => void
  context: FlowContext
  words: ToolWords['redress-calculator']
}) {
  const says = useWords('claim-calculator')
  const middle = middleCase(answers, examplesFrom(words.exampleFigures, sets), context)
  const redress = middle.byFloor['per-year']
  return (
    <>
      <FoldedPart heading={heading} title={says.comesAbout}>
        <PageFragment name={outcome} />
        <RangeChart {...range} words={says.chart} />
      </FoldedPart>
      <FoldedPart heading={heading} title={says.assumedTitle}>
        <ul>
          {assumptions(answers, context, says.assumed, words.exampleFigures).map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        {answers.apr === UNKNOWN && (
          <ExampleChoice
            id={`apr-examples-${index}`}
            legend={says.apr}
            value={sets.apr}
            print={(set) => printPercentages(words.exampleFigures.aprs[set])}
            onChange={(apr) => onSets({ ...sets, apr: exampleSetFrom(apr) })}
          />
        )}
        <ExampleChoice
          id={`commission-examples-${index}`}
          legend={says.commission}
          value={sets.commission}
          print={(set) => printPercentages(words.exampleFigures.commissions[set])}
          onChange={(commission) => onSets({ ...sets, commission: exampleSetFrom(commission) })}
        />
      </FoldedPart>
      <FoldedPart heading={heading} title={says.working}>
        <p>
          <Filled
            words={says.middle}
            values={{ commission: <span data-example="">{pounds(middle.question.commission ?? 0)}</span> }}
          />
        </p>
        <Working steps={sumSteps(middle, 'per-year', words)} facts={context.facts} today={context.today} />
        <PartsChart redress={redress} says={says.parts} words={words.bars} />
        <details className="more">
          <summary>{says.tests}</summary>
          <TestsList reasons={redress.reasons} words={words} />
        </details>
      </FoldedPart>
    </>
  )
}
