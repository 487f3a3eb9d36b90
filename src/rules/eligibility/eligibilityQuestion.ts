import type { PlainDate } from '../../dates/plainDate.ts'
import type { Answer } from '../answer.ts'

export const vehicles = ['car', 'van', 'motorbike', 'motorhome', 'other'] as const
export const finances = ['pcp', 'hp', 'conditional-sale', 'lease', 'own-loan', 'not-sure'] as const
export const arrangers = ['broker', 'lender', 'not-sure'] as const
export const customers = ['person', 'sole-trader', 'small-partnership', 'company'] as const

/** What someone can say of an agreement without papers. Nothing here is personal. */
export type EligibilityQuestion = {
  vehicle: (typeof vehicles)[number]
  /** "own-loan" is a loan the buyer arranged alone. */
  finance: (typeof finances)[number]
  /** The first and last day the agreement may have been made: one day, a month or a year. */
  start: { from: PlainDate; to: PlainDate }
  /** "broker" is a dealer or any other go-between. */
  arrangedBy: (typeof arrangers)[number]
  /** "small-partnership" has two or three partners. */
  customer: (typeof customers)[number]
  zeroRate: Answer
  /** Whether the finance carried the car maker's name. */
  makersName: Answer
}
