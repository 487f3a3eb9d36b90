import type { Snapshot } from '../case/snapshot.ts'
import { agreementSteps, isToNobody, lenderAlone, personSteps } from '../case/steps.ts'
import { agreementQuestionNames } from '../questions/agreementQuestions.ts'

/** Whoever has complained, or has a firm that does, needs another way. */
const isUnderWay = ({ caseFile, answers }: Snapshot) =>
  answers.asked.includes('before') && (caseFile.representative !== undefined || answers.complainedBefore === true)

export const endsEarly = (now: Snapshot) => isUnderWay(now) || isToNobody(now)

/** The steps of a complaint: what ends the way comes first. */
export const stepsOf = (now: Snapshot): string[] => [
  'acting',
  'before',
  ...(isUnderWay(now) ? [] : isToNobody(now) ? lenderAlone(now) : furtherSteps(now)),
]

const furtherSteps = ({ caseFile }: Snapshot): string[] => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'want',
]
