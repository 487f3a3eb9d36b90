import { wordsIn } from '../../letters/wordsIn.ts'
import type { StaticProps } from '../descriptor.ts'
import { Working } from '../kit/Working.tsx'
import { pounds, poundsRange } from '../kit/money.ts'
import { lastCalculationDay } from '../redress/calculationDay.ts'
import { sumSteps } from '../redress/sumSteps.ts'
import { CapsTable } from '../redress/CapsTable.tsx'
import { LetterToCome } from '../redress/LetterToCome.tsx'
import { NotChecked } from '../redress/NotChecked.tsx'
import { RuleParts } from '../redress/RuleParts.tsx'
import { workOut } from '../redress/workOut.ts'
import { exampleAnswers } from './exampleAnswers.ts'
import { RemediesTable } from './RemediesTable.tsx'

/** The whole method on one invented agreement, step by step, to be followed with other figures by hand. */
export function Static(given: StaticProps) {
  const words = wordsIn(given.words, 'redress-calculator')
  const worked = workOut(exampleAnswers, lastCalculationDay(given), given)
  const redress = worked.byFloor['per-year']
  const { low, high } = worked.range
  return (
    <section className="example" data-example="" aria-label="Worked example">
      <p className="example-label">Example with invented figures</p>
      <p>
        Hire purchase of {pounds(1_000_000)} at 8.9% APR over 48 months from 15 June 2016. The lender paid{' '}
        {pounds(65_000)} of commission that the dealer could raise, and nobody said so.
      </p>
      <Working steps={sumSteps(worked, 'per-year', words)} facts={given.facts} today={given.today} />
      <RemediesTable label="The three remedies of the example" byFloor={worked.byFloor} />
      <p>
        <strong>
          The result, before any fee: {poundsRange({ low, high: high ?? low })}, or {pounds(0)}
        </strong>{' '}
        if a test that could not be checked goes the other way.
      </p>
      <CapsTable label="The three caps of the example" redress={redress} words={words} />
      <RuleParts redress={redress} words={words} heading="h3" />
      <NotChecked redress={redress} words={words} heading="h3" />
      <LetterToCome redress={redress} complained={worked.complained} words={words} heading="h3" />
    </section>
  )
}
