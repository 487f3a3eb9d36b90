import { allOf, type Answer, type AnswerOrNotAsked, not } from '../answer.ts'
import type { Pence } from '../money/pence.ts'
import type { Term } from '../scheme/schemeTerms.ts'
import type { Law } from './law.ts'
import type { RedressQuestion } from './redressQuestion.ts'

/** The conditions of a scheme case, in the order they are shown, each worded so that yes leads on. */
export const conditionIds = [
  'agreement-date',
  'credit-agreement',
  'consumer',
  'regulated',
  'business-use',
  'very-large-loan',
  'commission-paid',
  'not-resolved',
  'in-time',
] as const
export type ConditionId = (typeof conditionIds)[number]
export type SchemeCase = Record<ConditionId, AnswerOrNotAsked>

/**
 * Decide whether the agreement is a scheme case: all conditions must hold (FCA Handbook, CONRED 5.1.17R and 6.1.17R).
 * Read there: condition (g), that the case is in time, and who is a consumer (x.1.1R(4)). The dates stand in the titles
 * of the chapters. The rest is reported, and where business use stops an agreement is our reading.
 */
export function schemeCase(question: RedressQuestion, { scheme, figures }: Law): SchemeCase {
  const { product, commission, agreement } = question
  const within = (limit: Term<Pence> | null | undefined) => !limit || agreement.amountOfCredit <= limit.value
  return {
    'agreement-date': scheme !== null,
    'credit-agreement': product === 'unknown' ? 'unknown' : product === 'credit',
    consumer: question.consumer,
    regulated: within(figures?.terms.regulatedLimit),
    'business-use': within(figures?.terms.businessLimit) || not(question.businessUse),
    // Few vehicles are adapted, so one nobody asked about is not taken for one.
    'very-large-loan':
      within(figures?.terms.highValueLimit) ||
      (question.adaptedVehicle === 'not-asked' ? false : question.adaptedVehicle),
    'commission-paid': commission === null ? 'unknown' : commission > 0,
    'not-resolved': not(question.alreadyResolved),
    'in-time': not(question.timeBarred),
  }
}

/** Combine the conditions, as far as they were asked. */
export const isSchemeCase = (conditions: SchemeCase): Answer => allOf(...Object.values(conditions))
