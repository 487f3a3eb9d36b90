import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import type { BasisPoints } from '../credit/rates.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'
import { figuresFor } from './figuresFor.ts'
import { type Law, lawFor } from './law.ts'
import { type Conventions, type RedressQuestion, undisclosedDiscretion } from './redressQuestion.ts'
import { decideRedress, testsFor } from './tests.ts'

/**
 * Answers of someone without papers. Every list holds the known value alone, or the assumed ones (low, middle, high)
 * when it is not known; assumptions are the caller's, because none is part of the scheme's rules. None may be empty.
 */
export type QuickQuestion = {
  start: PlainDate
  amountOfCredit: Pence
  aprs: readonly BasisPoints[]
  months: readonly number[]
  balloons: readonly Pence[]
  commissions: readonly Pence[]
  /** Nobody asks when it ended, so it may have been before the first instalment. */
  mayHaveEndedEarly: boolean
  calculatedOn: PlainDate
  conventions: Conventions
}

/**
 * A range for a discretionary arrangement that was not disclosed, over every combination of what is assumed. Both ends are whole
 * multiples of £10, in pence. Beside either, "or nothing at all" is always true.
 * Throws a FactRangeError outside the scheme's first day or the known Bank Rate, and a RangeError for an empty list.
 */
export function quickRange(question: QuickQuestion, facts: Facts) {
  const { start, amountOfCredit, calculatedOn, conventions } = question
  const law = lawFor(start, calculatedOn, facts)
  const commissions = endsOf(question.commissions)
  const ends = question.aprs.flatMap((apr) =>
    question.months.flatMap((months) =>
      question.balloons.flatMap((balloon) =>
        commissions.map((commission) => {
          const agreement = { start, amountOfCredit, apr, months, balloon }
          // Nothing known prevents redress.
          const one = { ...undisclosedDiscretion(agreement, commission, calculatedOn), conventions }
          return endsUnder(one, law, question.mayHaveEndedEarly)
        }),
      ),
    ),
  )
  return {
    /** The APR loss with its interest. */
    aprPart: rangeOf(ends.flatMap(({ aprPart }) => aprPart)),
    /** The remedy that would apply. */
    redress: rangeOf(ends.flatMap(({ redress }) => redress)),
  }
}

const TEN_POUNDS: Pence = 1000

function rangeOf(amounts: readonly Pence[]): { low: Pence; high: Pence } {
  if (amounts.length === 0)
    throw new RangeError('a quick range needs at least one APR, one term, one balloon and one commission')
  const nearest = (amount: Pence) => roundHalfUp(amount / TEN_POUNDS) * TEN_POUNDS
  return { low: nearest(Math.min(...amounts)), high: nearest(Math.max(...amounts)) }
}

/** More commission never means less redress, so those between the smallest and the largest cannot widen a range. */
const endsOf = (commissions: readonly Pence[]): Pence[] =>
  commissions.length === 0 ? [] : [...new Set([Math.min(...commissions), Math.max(...commissions)])]

/**
 * Lowest and highest outcome of a case. Leaves out the reasons in words, which take far longer than the sums. An agreement that
 * ended before the first instalment has no APR part, and its hybrid is capped at nothing because the credit had cost nothing: what
 * `lowIfEndedEarly` gives for the first day.
 */
function endsUnder(question: RedressQuestion, law: Law, mayHaveEndedEarly: boolean) {
  const figures = figuresFor(question, law)
  if (!figures.apr) throw new RangeError('a quick range can be given only from the scheme’s first day')
  const tests = testsFor(question, figures, law)
  const { low, high } = decideRedress(tests, figures)
  return {
    aprPart: [figures.apr.total, ...(mayHaveEndedEarly ? [0] : [])],
    redress: [low, high ?? low, ...(mayHaveEndedEarly && tests.commissionRepaid !== true ? [0] : [])],
  }
}
