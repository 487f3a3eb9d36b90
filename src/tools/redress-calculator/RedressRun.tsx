import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import type { Answers } from '../../flows/answers.ts'
import { reasonText } from '../../rules/redress/reason.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import { pounds } from '../../rules/money/pence.ts'
import { type ExampleSet, exampleSetFrom } from '../../toolkit/redress/exampleSets.ts'
import { PartsChart } from '../../toolkit/redress/PartsChart.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { CapsTable } from '../../toolkit/redress/CapsTable.tsx'
import { LetterToCome } from '../../toolkit/redress/LetterToCome.tsx'
import { NotChecked, RuleParts } from '../../toolkit/redress/RuleParts.tsx'
import type { Worked } from '../../toolkit/redress/workOut.ts'
import { CommissionExamples } from './CommissionExamples.tsx'
import { OfferCheck } from './OfferCheck.tsx'
import type { Finished, ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { OutcomeWords } from '../../toolkit/run/OutcomeWords.tsx'
import { RemediesTable } from './RemediesTable.tsx'
import { YearsTable } from './YearsTable.tsx'
import { zeroReason } from './zeroReason.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** Say which remedy an agreement comes to, or the first rule that leaves nothing due. */
export function WhyRemedy({ worked, words }: { worked: Worked; words: ToolWords['redress-calculator'] }) {
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  return (
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
  )
}

/** Everything behind the result of one agreement, folded: the sums, the tests, and the lender’s own figures beside them. */
export function RedressRun({
  worked,
  run,
  heading,
  way,
  settings,
  examples,
  words,
  onSetting,
}: {
  worked: Worked
  run: Finished
  heading: PartHeading
  way: ResultProps['way']
  settings: Answers
  examples: ExampleSet
  words: ToolWords['redress-calculator']
  onSetting: (settings: Answers) => void
}) {
  const { context } = way
  const redress = worked.byFloor['per-year']
  const zero = zeroReason(redress.reasons)
  const number = run.index + 1
  return (
    <>
      {worked.question.commission === null && !zero && (
        <CommissionExamples
          words={words.examples}
          figures={words.exampleFigures.commissions}
          worked={worked}
          heading={heading}
          id={`examples-${run.index}`}
          set={examples}
          onSet={(set) => onSetting({ ...settings, examples: exampleSetFrom(set) })}
          context={context}
        />
      )}
      <FoldedPart heading={heading} title={words.comesAbout}>
        <OutcomeWords run={run} way={way} />
        <PartsChart redress={redress} says={zero ? words.chart.zero : words.chart.due} words={words.bars} />
        <Working steps={sumSteps(worked, 'per-year', words)} facts={context.facts} today={context.today} />
        {redress.aprRemedy && (
          <details className="more">
            <summary>{words.tables}</summary>
            <RemediesTable
              words={words.remediesTable}
              label={fillIn(words.remediesAbout, { number })}
              byFloor={worked.byFloor}
            />
            {redress.remedy === 'hybrid' && (
              <CapsTable label={fillIn(words.capsAbout, { number })} redress={redress} words={words} />
            )}
          </details>
        )}
        {worked.law.figures && <YearsTable words={words.years} number={number} rates={worked.law.figures.rates} />}
      </FoldedPart>
      <RuleParts redress={redress} words={words} heading={heading} />
      <NotChecked redress={redress} words={words} heading={heading} />
      <LetterToCome redress={redress} complained={worked.complained} words={words} heading={heading} />
      <OfferCheck {...{ worked, settings, onSetting, heading }} words={words.offer} run={run.index} />
    </>
  )
}
