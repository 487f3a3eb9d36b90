import type { PlainDate } from '../../dates/plainDate.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import { type Answers, type FlowContext, UNKNOWN } from '../../flows/answers.ts'
import type { Answer, AnswerOrNotAsked } from '../../rules/answer.ts'
import { basisPointsOf } from '../../rules/credit/rates.ts'
import { type InterestFloorConvention, interestFloorConventions } from '../../rules/interest/interest.ts'
import { penceOf } from '../../rules/money/pence.ts'
import { type Law, lawFor } from '../../rules/redress/law.ts'
import { lowIfEndedEarly, type PenceRange, type Redress, redressUnder } from '../../rules/redress/redressFor.ts'
import type { RedressQuestion } from '../../rules/redress/redressQuestion.ts'

/** An agreement worked out under both ways of reading the interest floor. */
export type Worked = {
  question: RedressQuestion
  /** True when there was a complaint. It decides the letter and nothing else. */
  complained: Answer
  law: Law
  byFloor: Record<InterestFloorConvention, Redress>
  /** From the lowest to the highest of them all. `high` is null when the commission is not known. */
  range: PenceRange
}

/** Work out one agreement of the full calculator, with interest up to a day. */
export const workOut = (answers: Answers, calculatedOn: PlainDate, context: FlowContext): Worked => {
  const question = questionFrom(answers, calculatedOn)
  const ended = answers['settled-on']
  const worked = workOutQuestion(question, ended === UNKNOWN ? undefined : ended, context)
  return { ...worked, complained: yesNo(answers.complained) }
}

export function workOutQuestion(
  question: RedressQuestion,
  endedOn: PlainDate | undefined,
  { facts }: FlowContext,
): Worked {
  const law = lawFor(question.agreement.start, question.calculatedOn, facts)
  const under = (interestFloor: InterestFloorConvention) =>
    redressUnder({ ...question, conventions: { ...question.conventions, interestFloor } }, law)
  const byFloor = { 'per-year': under('per-year'), 'whole-period': under('whole-period') }
  const both = interestFloorConventions.map((floor) => byFloor[floor])
  const lows = both.map((redress) =>
    endedOn === undefined ? redress.redress.low : lowIfEndedEarly(redress, question, law, endedOn),
  )
  const highs = both.map(({ redress }) => redress.high)
  return {
    question,
    complained: 'unknown',
    law,
    byFloor,
    range: {
      low: Math.min(...lows),
      high: highs.some((high) => high === null) ? null : Math.max(...highs.map(Number)),
    },
  }
}

/** Find the last day interest can be worked out to: today, or the last with a confirmed Bank Rate. */
export const lastCalculationDay = ({ facts, today }: FlowContext): PlainDate =>
  lastKnownDay(factNamed(facts, 'rates.bank-rate'), today)

/** Run a calculation and record how long it took, for browsers’ performance tools and our own tests. */
export function measured<Value>(calculate: () => Value): Value {
  const start = performance.now()
  const value = calculate()
  performance.measure('work-out', { start, end: performance.now() })
  return value
}

/** Convert the full calculator’s answers for the rules. */
export function questionFrom(answers: Answers, calculatedOn: PlainDate): RedressQuestion {
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
    conventions: { monthlyRate: 'effective', interestFloor: 'per-year' },
  }
}

/** Answer to a yes-or-no question; unknown where it wasn’t reached. */
const yesNo = (answer: string | undefined): Answer => (answer === 'yes' ? true : answer === 'no' ? false : 'unknown')

/** A question that the answers before it may leave out. */
const asked = (answer: string | undefined): AnswerOrNotAsked => (answer === undefined ? 'not-asked' : yesNo(answer))

/** Answer only the lender can give: until it does, the rule isn’t checked. */
const ifSaid = (answer: string | undefined): AnswerOrNotAsked =>
  answer === 'yes' ? true : answer === 'no' ? false : 'not-asked'
