import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import type { Answer } from '../answer.ts'
import { type Scheme, type SchemeDates, schemeDates } from '../scheme/scheme.ts'

export const vehicles = ['car', 'van', 'motorbike', 'motorhome', 'other'] as const
export const finances = ['pcp', 'hp', 'conditional-sale', 'lease', 'own-loan', 'not-sure'] as const
export const arrangers = ['broker', 'lender', 'not-sure'] as const
export const customers = ['person', 'sole-trader', 'small-partnership', 'company'] as const

/** Facts that someone can give about an agreement without papers. Nothing here is personal. */
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
  /** True when the finance carried the car maker's name. */
  makersName: Answer
}

/** One row of the decision table. The first row that applies decides. */
type EligibilityRule = {
  id: `R${number}`
  outcome: string
  paragraph: string
  applies: (question: EligibilityQuestion, dates: SchemeDates) => boolean
}

/** In the order they are asked. Not being sure rules nothing out, and nothing in. */
const eligibilityRules = [
  {
    id: 'R3',
    outcome: 'not-this-problem',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance, vehicle }) => finance === 'own-loan' || vehicle === 'other',
  },
  {
    id: 'R1',
    outcome: 'too-early',
    paragraph: 'CONRED 6.1',
    applies: ({ start }, { firstDay }) => start.to < firstDay,
  },
  {
    id: 'R2',
    outcome: 'lease',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance }) => finance === 'lease',
  },
  {
    id: 'R4',
    outcome: 'too-late',
    paragraph: 'CONRED 5.1',
    applies: ({ start }, { lastDay }) => start.from > lastDay,
  },
  {
    id: 'R5',
    outcome: 'company',
    paragraph: 'CONRED 5.1.1R(4) and 6.1.1R(4)',
    applies: ({ customer }) => customer === 'company',
  },
  {
    id: 'R6',
    outcome: 'zero-rate',
    paragraph: 'CONRED 5.2 and 6.2 (paragraph not seen)',
    applies: ({ zeroRate }) => zeroRate === true,
  },
  {
    id: 'R7',
    outcome: 'no-broker',
    paragraph: 'CONRED 5.1.3 and 6.1.3',
    applies: ({ arrangedBy }) => arrangedBy === 'lender',
  },
  {
    id: 'R8',
    outcome: 'may-be-covered',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: ({ finance, arrangedBy, zeroRate, start }, { firstDay, lastDay }) =>
      finance === 'not-sure' ||
      arrangedBy === 'not-sure' ||
      zeroRate === 'unknown' ||
      start.from < firstDay ||
      start.to > lastDay,
  },
  {
    id: 'R10',
    outcome: 'kind-covered-captive',
    paragraph: 'CONRED 5.2.19R and 6.2.19R',
    applies: ({ makersName }) => makersName === true,
  },
  {
    id: 'R9',
    outcome: 'kind-covered',
    paragraph: 'CONRED 5.1 and 6.1',
    applies: () => true,
  },
] as const satisfies readonly EligibilityRule[]

/** Findings about an agreement. Content has the reason for each in words. */
export const eligibilityOutcomes = eligibilityRules.map(({ outcome }) => outcome)

/**
 * Decide whether an agreement is of the kind the redress scheme covers (FCA Handbook, CONRED 5.1 and 6.1): the first rule that
 * applies. It never says that money is due; only the lender's records can.
 * Throws a RangeError when the start's last day is before its first.
 */
export function eligibilityFor(question: EligibilityQuestion, facts: Facts) {
  const { from, to } = question.start
  if (from > to) throw new RangeError('the start’s last day is before its first')
  const dates = schemeDates(facts)
  const rule = eligibilityRules.find(({ applies }) => applies(question, dates))
  if (!rule) throw new Error('no eligibility rule applies; the last must always')
  const schemes: Scheme[] = []
  if (from < dates.secondSchemeFirstDay && to >= dates.firstDay) schemes.push(1)
  if (to >= dates.secondSchemeFirstDay && from <= dates.lastDay) schemes.push(2)
  const { id, outcome, paragraph } = rule
  return {
    /** The row of the decision table that decided. */
    rule: id,
    outcome,
    /** Paragraph of the rules. */
    paragraph,
    /** The schemes the start may fall in; both when it is known only to the year 2014. */
    schemes,
    /** True when part of the time the start may fall in is outside the scheme, so that the day decides. */
    askTheDay: schemes.length > 0 && (from < dates.firstDay || to > dates.lastDay),
  }
}
