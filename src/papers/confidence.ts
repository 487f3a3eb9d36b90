import { probabilityOf } from '../deciding/calibration.ts'
import type { FieldId } from './fields.ts'
import { learnedConfidence } from './learned.ts'

/** Evidence for a reading and against it. */
export type Evidence = {
  field: FieldId
  /** How surely the words beside it name it, and by how much more than what else it could be. */
  weight: number
  lead: number
  /** How many of the sums that it is part of agree, and how many do not. */
  agreeing: number
  against: number
  bySum: boolean
}

const names: readonly FieldId[] = ['lender', 'dealer', 'vehicle']
const words: readonly FieldId[] = ['product', 'commissionHow']
const codes: readonly FieldId[] = ['agreementNumber', 'registration', 'signedOn', 'settledOn']

/** Features that the model weighs, each from 0 to about 1. The first stands for every reading. */
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
  words.includes(field) ? 1 : 0,
  codes.includes(field) ? 1 : 0,
  field === 'commission' ? 1 : 0,
]

/** The sum of what features weigh, in steps that each hold many readings: single ones show nothing. */
export const confidenceScore = (features: readonly number[], weights: readonly number[]): number =>
  Math.round(rawScoreOf(features, weights) * 4) / 4

/** The same before it is rounded, to learn from. */
export const rawScoreOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0)

/** How likely a reading is to be right, by what the labelled papers showed. */
export const confidenceIn = (evidence: Evidence): number =>
  probabilityOf(confidenceScore(readingFeatures(evidence), learnedConfidence.weights), learnedConfidence.calibration)

/** From here on a reading is called sure. Most are far surer: of all of them together fewer than one in two hundred is wrong. */
export const sureFrom = 0.99
