import type { Answers, FlowContext } from '../../flows/answers.ts'
import { reasonText } from '../../rules/redress/reasonText.ts'
import type { ToolWords } from '../../words/schema.ts'
import { Working } from '../kit/Working.tsx'
import { pounds } from '../kit/money.ts'
import { type ExampleSet, exampleSetFrom } from '../redress/exampleFigures.ts'
import { PartsChart } from '../redress/PartsChart.tsx'
import { sumSteps } from '../redress/sumSteps.ts'
import { TestsList } from '../redress/TestsList.tsx'
import type { Worked } from '../redress/workOut.ts'
import { CommissionExamples } from './CommissionExamples.tsx'
import { OfferCheck } from './OfferCheck.tsx'
import { RemediesTable } from './RemediesTable.tsx'
import { YearsTable } from './YearsTable.tsx'
import { zeroReason } from './zeroReason.ts'

/** Everything behind the result of one agreement: which remedy and why, the sums, the tests, and the lender’s own figures beside them. */
export function RedressRun({
  worked,
  run,
  context,
  settings,
  examples,
  words,
  onSetting,
}: {
  worked: Worked
  run: number
  context: FlowContext
  settings: Answers
  examples: ExampleSet
  words: ToolWords['redress-calculator']
  onSetting: (settings: Answers) => void
}) {
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  return (
    <>
      <p>
        {zero ? (
          <>
            <strong>{pounds(0)}, because:</strong> {reasonText(words.rules, zero)}{' '}
            <span className="rule">{zero.paragraph}</span>
          </>
        ) : (
          remedyWords[redress.remedy]
        )}
      </p>
      {worked.question.commission === null && !zero && (
        <CommissionExamples
          worked={worked}
          id={`examples-${run}`}
          set={examples}
          onSet={(set) => onSetting({ ...settings, examples: exampleSetFrom(set) })}
          context={context}
        />
      )}
      {redress.aprRemedy && (
        <RemediesTable label={`The three remedies, agreement ${run + 1}`} byFloor={worked.byFloor} />
      )}
      <PartsChart
        redress={redress}
        says={
          zero
            ? 'What the sums would be made of, if they were due.'
            : 'What the remedies are made of, with the floor on each year.'
        }
      />
      <h4>How it was worked out</h4>
      <Working steps={sumSteps(worked, 'per-year', words)} />
      {worked.law.figures && (
        <YearsTable label={`Interest year by year, agreement ${run + 1}`} rates={worked.law.figures.rates} />
      )}
      <details className="more">
        <summary>Each test, and what was found</summary>
        <TestsList reasons={redress.reasons} words={words} />
      </details>
      <OfferCheck worked={worked} run={run} settings={settings} onSetting={onSetting} />
    </>
  )
}

const remedyWords = {
  commission:
    'The whole commission is repaid with interest, because it was very high and there was a tie or a discretionary arrangement.',
  hybrid: 'The remedy is halfway between the commission and the APR saving, each with its interest.',
  unknown: 'Which remedy applies cannot be said until the commission is known.',
  none: 'Nothing is due by the method.',
} as const
