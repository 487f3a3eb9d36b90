import { journeyStepsOf } from '../../casefile/journeySteps.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'

/** The ombudsman needs a complaint to the lender first, and deals with an acting firm. */
export const isTooEarly = (now: Snapshot) =>
  now.answers.asked.includes('before:pack') &&
  (now.caseFile.representative !== undefined || complainedSoFar(now) !== 'self')

/** The steps up to the reasons: what ends the way comes first, then what the lender has said, which can end it too. */
export const packWay = wayOf(['acting', 'before:pack'], isTooEarly, (caseFile) => [
  ...agreementSteps(caseFile, ['kind', 'start', 'number']),
  'answer',
  ...personSteps(caseFile).filter((step) => step !== 'birth'),
])

/** Check whether a lender has had a complaint, for the ombudsman: by the dates of the case or, without any, by what was answered. */
export function complainedSoFar({ caseFile, answers }: Snapshot): 'self' | 'no' | '' {
  const isUnderWay = journeyStepsOf(caseFile).some((step) => step !== 'find' && step !== 'write')
  const said = answers.checks?.['pack-before']
  return isUnderWay ? 'self' : said === 'self' || said === 'no' ? said : ''
}
