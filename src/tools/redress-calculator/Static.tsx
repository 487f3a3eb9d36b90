import { FilledParagraph } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { pounds, poundsRange } from '../../rules/money/pence.ts'
import { Working } from '../../toolkit/controls/Working.tsx'
import { CapsTable, LetterToCome, NotChecked, RuleParts } from '../../toolkit/redress/RuleParts.tsx'
import { sumSteps } from '../../toolkit/redress/sumSteps.ts'
import { lastCalculationDay, workOut } from '../../toolkit/redress/workOut.ts'
import type { StaticProps } from '../descriptor.ts'
import { RemediesTable } from './RedressRun.tsx'
import { exampleAnswers } from './warmUp.ts'

/** The whole method on one invented agreement, step by step, to be followed with other figures by hand. */
export function Static(given: StaticProps) {
  const words = toolWords(given.words, 'redress-calculator')
  const { static: says } = words
  const worked = workOut(exampleAnswers, lastCalculationDay(given), given)
  const redress = worked.byFloor['per-year']
  const { low, high } = worked.range
  return (
    <section className="example" data-example="" aria-label={says.about}>
      <p className="example-label">{says.title}</p>
      <p>{fillIn(says.agreement, { credit: pounds(1_000_000), commission: pounds(65_000) })}</p>
      <Working steps={sumSteps(worked, words)} facts={given.facts} today={given.today} />
      <RemediesTable label={says.remedies} byFloor={worked.byFloor} />
      <FilledParagraph
        words={says.result}
        values={{ sums: poundsRange({ low, high: high ?? low }), nothing: pounds(0) }}
      />
      <CapsTable label={says.caps} redress={redress} />
      <RuleParts redress={redress} heading="h3" />
      <NotChecked redress={redress} heading="h3" />
      <LetterToCome redress={redress} complained={worked.complained} heading="h3" />
    </section>
  )
}
