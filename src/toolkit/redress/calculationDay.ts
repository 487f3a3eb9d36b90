import type { PlainDate } from '../../dates/plainDate.ts'
import { factNamed, lastKnownDay } from '../../facts/valueOn.ts'
import type { FlowContext } from '../../flows/answers.ts'

/** The last day interest can be worked out to: today, or the last day for which the Bank Rate is confirmed. */
export const lastCalculationDay = ({ facts, today }: FlowContext): PlainDate =>
  lastKnownDay(factNamed(facts, 'rates.bank-rate'), today)
