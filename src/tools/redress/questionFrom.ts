import type { PlainDate } from '../../dates/plainDate.ts'
import { type Answers, UNKNOWN } from '../../flows/answers.ts'
import type { Answer } from '../../rules/answer.ts'
import { basisPointsOf } from '../../rules/credit/basisPoints.ts'
import { penceOf } from '../../rules/money/pence.ts'
import type { Conventions, RedressQuestion } from '../../rules/redress/redressQuestion.ts'

/** The answers of the full calculator as the rules take them. */
export function questionFrom(answers: Answers, calculatedOn: PlainDate, conventions: Conventions): RedressQuestion {
  const money = (id: string) => penceOf(Number(answers[id] ?? 0))
  const known = (id: string) => answers[id] !== undefined && answers[id] !== UNKNOWN
  return {
    agreement: {
      start: answers.start ?? '',
      amountOfCredit: money('credit'),
      apr: basisPointsOf(Number(answers.apr)),
      months: Number(answers.months),
      balloon: money('balloon'),
    },
    product: answers.product === 'not-sure' ? 'unknown' : 'credit',
    commission: known('commission') ? money('commission') : null,
    arrangements: {
      discretionary: yesNo(answers.discretionary),
      tie: yesNo(answers.tie),
      // Only asked when there may be a tie, and without one it changes nothing.
      visibleCaptive: yesNo(answers.captive ?? 'no'),
    },
    adequatelyDisclosed: yesNo(answers.told),
    alreadyResolved: yesNo(answers.resolved),
    arrears: known('arrears') ? money('arrears') : 0,
    calculatedOn,
    conventions,
  }
}

const yesNo = (answer: string | undefined): Answer => (answer === 'yes' ? true : answer === 'no' ? false : 'unknown')
