import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'
import { agreementQuestionNames } from '../../toolkit/questions/caseQuestions.ts'

/** Whoever has complained, or has a firm that does, needs another way. */
const isUnderWay = ({ caseFile, answers }: Snapshot) =>
  answers.asked.includes('before') && (caseFile.representative !== undefined || answers.complainedBefore === true)

export const complaintWay = wayOf(['acting', 'before'], isUnderWay, (caseFile) => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'want',
])
