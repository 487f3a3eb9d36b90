import type { PlainDate } from '../../dates/plainDate.ts'
import { type Answers, UNKNOWN } from '../../flows/answers.ts'
import type { Answer, AnswerOrNotAsked } from '../../rules/answer.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { penceOf } from '../../rules/money/pence.ts'
import type { Conventions, RedressQuestion } from '../../rules/redress/redressQuestion.ts'

/** The answers of the full calculator as the rules take them. */
export function questionFrom(answers: Answers, calculatedOn: PlainDate, conventions: Conventions): RedressQuestion {
  const money = (id: string) => penceOf(Number(answers[id] ?? 0))
  const known = (id: string) => answers[id] !== undefined && answers[id] !== UNKNOWN
  const { customer } = answers
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
    consumer: customer === undefined ? 'not-asked' : customer === UNKNOWN ? 'unknown' : customer !== 'company',
    businessUse: customer === undefined ? 'not-asked' : customer === UNKNOWN ? 'unknown' : customer === 'business',
    adaptedVehicle: asked(answers.adapted),
    alreadyResolved: yesNo(answers.resolved),
    timeBarred: ifSaid(answers.late),
    arrangements: {
      discretionary: yesNo(answers.discretionary),
      discretionUsed: asked(answers.used),
      tie: yesNo(answers.tie),
      // Only asked when there may be a tie, and without one it changes nothing.
      visibleCaptive: yesNo(answers.captive ?? 'no'),
      tieOperative: 'not-asked',
    },
    disclosed: {
      discretionary: yesNo(answers['told-rate']),
      highCommission: yesNo(answers.told),
      tie: yesNo(answers['told-tie']),
    },
    noBetterDeal: ifSaid(answers['no-better']),
    cheapestApr: 'not-asked',
    arrears: known('arrears') ? money('arrears') : 0,
    calculatedOn,
    conventions,
  }
}

/** Answer to a yes-or-no question; unknown where it wasn’t reached. */
export const yesNo = (answer: string | undefined): Answer =>
  answer === 'yes' ? true : answer === 'no' ? false : 'unknown'

/** A question that the answers before it may leave out. */
const asked = (answer: string | undefined): AnswerOrNotAsked => (answer === undefined ? 'not-asked' : yesNo(answer))

/** Answer only the lender can give: until it does, the rule isn’t checked. */
const ifSaid = (answer: string | undefined): AnswerOrNotAsked =>
  answer === 'yes' ? true : answer === 'no' ? false : 'not-asked'
