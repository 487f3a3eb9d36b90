import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { numberOn } from '../../facts/valueOn.ts'
import { basisPointsOf, WHOLE } from '../credit/rates.ts'
import { type Pence, roundHalfUp } from '../money/pence.ts'

export type HalfPointQuestion = {
  /** Everything the agreement asks for: deposit, every instalment, fees and a PCP's final payment. */
  totalPayable: Pence
  /** All that has been paid, the deposit and part exchange included. */
  paid: Pence
  /** Instalments that fell due and were not paid. They stay due, and count towards the half once they are paid. */
  arrears: Pence
  /** The day written notice is given. */
  noticeOn: PlainDate
}

export type HalfPoint = {
  half: Pence
  /** Amount that brings the payments up to half; 0 when they are there already. Nothing paid beyond half comes back. */
  toPay: Pence
  arrears: Pence
  reached: boolean
}

/**
 * Work out where liability stops when a hire purchase or PCP agreement is ended early by the customer: at half the total price
 * (Consumer Credit Act 1974, sections 99 and 100). What is to pay is any arrears, which stay due (section 99(2)), and
 * as much more as half exceeds the sums paid and due together (section 100(1)). Damage beyond fair wear comes on top
 * (section 100(4)). Half is rounded half up to the penny.
 * Throws a FactRangeError on a day the share is not known, and a RangeError for an amount below 0.
 */
export function halfPoint({ totalPayable, paid, arrears, noticeOn }: HalfPointQuestion, facts: Facts): HalfPoint {
  if (Math.min(totalPayable, paid, arrears) < 0) throw new RangeError('amounts cannot be below 0')
  const half = roundHalfUp((totalPayable * basisPointsOf(numberOn(facts, 'termination.half-share', noticeOn))) / WHOLE)
  return { half, toPay: Math.max(0, half - paid, arrears), arrears, reached: paid >= half }
}
