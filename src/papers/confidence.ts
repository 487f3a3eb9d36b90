import { probabilityOf } from '../deciding/calibration.ts'
import type { FieldId } from './fields.ts'
import { learnedConfidence } from './learned.ts'
import { enough } from './options.ts'

/** Evidence for a reading and against it. */
export type Evidence = {
  field: FieldId
  /** Weight of the words beside it that name it, and their lead over what else it could be. */
  weight: number
  lead: number
  /** Sums that it is part of: how many agree (`agreeing`), how many do not (`against`). */
  agreeing: number
  against: number
  bySum: boolean
  /** The words name something near to it, or the value lacks the form of one. */
  indirect: boolean
}

/** Names that no list holds, and what else no sum has in it. */
const names: readonly FieldId[] = ['dealer', 'vehicle']
const inNoSum: readonly FieldId[] = [
  'lender',
  'product',
  'commissionHow',
  'agreementNumber',
  'registration',
  'signedOn',
  'settledOn',
]

/** Features that the model weighs, each from 0 to about 1. The first is the constant. */
export const readingFeatures = ({ field, weight, lead, agreeing, against, bySum }: Evidence): number[] => [
  1,
  (Math.min(weight, 12) - 4.5) / 7.5,
  weight < 6.5 ? 1 : 0,
  Math.min(lead, 4) / 4,
  lead < 1.2 ? 1 : 0,
  Math.min(agreeing, 3) / 3,
  agreeing > 0 ? 1 : 0,
  agreeing > 0 ? 0 : against > 0 ? 1 : 0,
  bySum ? 1 : 0,
  names.includes(field) ? 1 : 0,
  inNoSum.includes(field) ? 1 : 0,
]

/** The sum of what features weigh, in steps that each hold many readings: single ones show nothing. */
export const confidenceScore = (features: readonly number[], weights: readonly number[]): number =>
  Math.round(features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0) * 4) / 4

/** Return the likelihood that a reading is right, by what the labelled papers showed. */
export const confidenceIn = (evidence: Evidence): number =>
  probabilityOf(confidenceScore(readingFeatures(evidence), learnedConfidence.weights), learnedConfidence.calibration)

/** Least probability of a sure reading: at this limit one in two hundred may be wrong. Most are far surer. */
export const sureFrom = 0.995

/** Two values this near each other in weight are a choice that is the visitor’s. */
export const near = 1.2

/**
 * Check whether a reading is sure: likely enough, clearly ahead of other values, and confirmed by a sum or by heavy evidence. Values
 * without a label, and words that hardly name the field, are never enough alone.
 */
export const isSure = (evidence: Evidence, probability = confidenceIn(evidence)): boolean =>
  probability >= sureFrom &&
  !evidence.bySum &&
  !evidence.indirect &&
  !isAgainstSums(evidence) &&
  evidence.lead >= near &&
  (evidence.agreeing > 0 || evidence.weight >= enough)

/** One wrong figure breaks every sum it is in; the others have sums that confirm them. */
export const isAgainstSums = ({ agreeing, against }: Evidence): boolean => against > 0 && agreeing <= against
