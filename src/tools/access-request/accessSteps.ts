import type { Snapshot } from '../case/snapshot.ts'
import { agreementSteps, isToNobody, lenderAlone, personSteps } from '../case/steps.ts'

/** Data protection law is for the living: an estate has another way. */
const isForEstate = ({ caseFile, answers }: Snapshot) =>
  caseFile.acting.as === 'executor' && answers.asked.includes('acting')

export const endsEarly = (now: Snapshot) => isForEstate(now) || isToNobody(now)

/** The steps of an access request: what ends the way comes first. */
export const stepsOf = (now: Snapshot): string[] => [
  'acting',
  ...(isForEstate(now) ? [] : isToNobody(now) ? lenderAlone(now) : furtherSteps(now)),
]

const furtherSteps = ({ caseFile }: Snapshot): string[] => [
  ...agreementSteps(caseFile, ['number', 'kind', 'start', 'plates', 'dealer', 'joint']),
  ...personSteps(caseFile),
  'sar-items',
  'sar-format',
]
