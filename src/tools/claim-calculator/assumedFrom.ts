import { type Answers, UNKNOWN } from '../../flows/answers.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { penceOf } from '../../rules/money/pence.ts'
import type { QuickQuestion } from '../../rules/redress/quickRange.ts'
import {
  exampleAprs,
  exampleBalloons,
  exampleCommissions,
  exampleMonths,
  type ExampleSet,
  sharesOf,
} from '../redress/exampleFigures.ts'

/** Which sets of examples the visitor chose. */
export type ExampleSets = { apr: ExampleSet; commission: ExampleSet }

export type Assumed = Pick<QuickQuestion, 'amountOfCredit' | 'aprs' | 'months' | 'balloons' | 'commissions'>

/** The figures to try: each answer alone where it is known, our examples where it is not. The commission never is. */
export function assumedFrom(answers: Answers, sets: ExampleSets): Assumed {
  const amountOfCredit = penceOf(Number(answers.credit))
  return {
    amountOfCredit,
    aprs: answers.apr === UNKNOWN ? exampleAprs[sets.apr] : [basisPointsOf(Number(answers.apr))],
    months: answers.months === UNKNOWN ? exampleMonths : [Number(answers.months)],
    balloons: balloonsFrom(answers, amountOfCredit),
    commissions: sharesOf(exampleCommissions[sets.commission], amountOfCredit),
  }
}

/** Hire purchase has no large last payment; who is not sure of the kind may have had none. */
function balloonsFrom({ finance, balloon }: Answers, amountOfCredit: number): readonly number[] {
  if (balloon === undefined) return [0]
  if (balloon !== UNKNOWN) return [penceOf(Number(balloon))]
  const examples = sharesOf(exampleBalloons, amountOfCredit)
  return finance === 'pcp' ? examples : [0, ...examples]
}
