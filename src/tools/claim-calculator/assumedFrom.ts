import { type Answers, UNKNOWN } from '../../flows/answers.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { type Pence, penceOf } from '../../rules/money/pence.ts'
import type { QuickQuestion } from '../../rules/redress/quickRange.ts'
import { type Examples, sharesOf } from '../../toolkit/redress/exampleFigures.ts'

export type Assumed = Pick<QuickQuestion, 'amountOfCredit' | 'aprs' | 'months' | 'balloons' | 'commissions'>

/** The figures to try, for each amount that may have been borrowed: each answer alone where it is known, our examples where it is not. The commission never is. */
export const assumedFrom = (answers: Answers, examples: Examples): Assumed[] =>
  (answers.credit === UNKNOWN ? examples.credits : [penceOf(Number(answers.credit))]).map((amountOfCredit) => ({
    amountOfCredit,
    aprs: answers.apr === UNKNOWN ? examples.aprs : [basisPointsOf(Number(answers.apr))],
    months: answers.months === UNKNOWN ? examples.months : [Number(answers.months)],
    balloons: balloonsFrom(answers, sharesOf(examples.balloons, amountOfCredit)),
    commissions: sharesOf(examples.commissions, amountOfCredit),
  }))

/** Hire purchase has no large last payment; who is not sure of the kind may have had none. */
function balloonsFrom({ finance, balloon }: Answers, examples: readonly Pence[]): readonly number[] {
  if (balloon === undefined) return [0]
  if (balloon !== UNKNOWN) return [penceOf(Number(balloon))]
  return finance === 'pcp' ? examples : [0, ...examples]
}
