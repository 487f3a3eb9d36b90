import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'
import { agreementQuestionNames } from '../../toolkit/questions/caseQuestions.ts'

/** Data protection law is for the living: an estate has another way. */
const isForEstate = ({ caseFile, answers }: Snapshot) =>
  caseFile.acting.as === 'executor' && answers.asked.includes('acting')

export const accessWay = wayOf(['acting'], isForEstate, (caseFile) => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'sar-items',
  'sar-format',
])
