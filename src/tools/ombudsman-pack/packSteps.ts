import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'
import { complainedSoFar } from '../../toolkit/questions/complainedSoFar.ts'

/** The ombudsman looks at what a lender was asked first, and hears the firm that acts. */
export const isTooEarly = (now: Snapshot) =>
  now.answers.asked.includes('before:pack') &&
  (now.caseFile.representative !== undefined || complainedSoFar(now) !== 'self')

/** The steps up to the lender’s answer: what ends the way comes first. */
export const { stepsOf, endsEarly } = wayOf(['acting', 'before:pack'], isTooEarly, (caseFile) => [
  ...agreementSteps(caseFile, ['kind', 'start', 'number']),
  ...personSteps(caseFile).filter((step) => step !== 'birth'),
])
