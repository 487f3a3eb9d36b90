import type { Answers, FlowContext } from '../../flows/answers.ts'
import { reasonText } from '../../rules/redress/reason.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import { pounds } from '../../toolkit/controls/money.ts'
import { type ExampleSet, exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { PartsChart } from '../../toolkit/redress/PartsChart.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { CapsTable } from '../../toolkit/redress/CapsTable.tsx'
import { LetterToCome } from '../../toolkit/redress/LetterToCome.tsx'
import { NotChecked } from '../../toolkit/redress/NotChecked.tsx'
import { RuleParts } from '../../toolkit/redress/RuleParts.tsx'
import type { Worked } from '../../toolkit/redress/workOut.ts'
import { CommissionExamples } from './CommissionExamples.tsx'
import { OfferCheck } from './OfferCheck.tsx'
import { RemediesTable } from './RemediesTable.tsx'
import { YearsTable } from './YearsTable.tsx'
import { zeroReason } from './zeroReason.ts'
import { fillIn } from '../../content/words/fillIn.ts'

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
            <strong>{fillIn(words.because, { nothing: pounds(0) })}</strong> {reasonText(words.rules, zero)}{' '}
            <span className="rule">{zero.paragraph}</span>
          </>
        ) : (
          words.remedies[redress.remedy]
        )}
      </p>
      {worked.question.commission === null && !zero && (
        <CommissionExamples
          words={words.examples}
          figures={words.exampleFigures.commissions}
          worked={worked}
          id={`examples-${run}`}
          set={examples}
          onSet={(set) => onSetting({ ...settings, examples: exampleSetFrom(set) })}
          context={context}
        />
      )}
      <PartsChart redress={redress} says={zero ? words.chart.zero : words.chart.due} words={words.bars} />
      <h4>{words.working}</h4>
      <Working steps={sumSteps(worked, 'per-year', words)} facts={context.facts} today={context.today} />
      {redress.aprRemedy && (
        <details className="more">
          <summary>{words.tables}</summary>
          <RemediesTable
            words={words.remediesTable}
            label={fillIn(words.remediesAbout, { number: run + 1 })}
            byFloor={worked.byFloor}
          />
          {redress.remedy === 'hybrid' && (
            <CapsTable label={fillIn(words.capsAbout, { number: run + 1 })} redress={redress} words={words} />
          )}
        </details>
      )}
      {worked.law.figures && <YearsTable words={words.years} number={run + 1} rates={worked.law.figures.rates} />}
      <RuleParts redress={redress} words={words} heading="h4" />
      <NotChecked redress={redress} words={words} heading="h4" />
      <LetterToCome redress={redress} complained={worked.complained} words={words} heading="h4" />
      <OfferCheck words={words.offer} worked={worked} run={run} settings={settings} onSetting={onSetting} />
    </>
  )
}
