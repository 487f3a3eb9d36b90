import { journeyStepsOf } from '../../casefile/journeySteps.ts'
import type { Snapshot } from '../case/snapshot.ts'

/** Check whether a lender has had a complaint, for the ombudsman: by the dates of the case or, without any, by what was answered. */
export function complainedSoFar({ caseFile, answers }: Snapshot): 'self' | 'no' | '' {
  const isUnderWay = journeyStepsOf(caseFile).some((step) => step !== 'find' && step !== 'write')
  const said = answers.checks?.['pack-before']
  return isUnderWay ? 'self' : said === 'self' || said === 'no' ? said : ''
}
