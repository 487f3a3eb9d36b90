import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { agreementQuestionNames } from '../../toolkit/questions/caseQuestions.ts'
import { letterTool } from '../../toolkit/run/letterTool.tsx'

/** Data protection law is for the living: an estate has another way. */
const isForEstate = ({ caseFile, answers }: Snapshot) =>
  caseFile.acting.as === 'executor' && answers.asked.includes('acting')

export const accessWay = wayOf(['acting'], isForEstate, (caseFile) => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'sar-items',
  'sar-format',
])

// Letters come after many questions; so does their code.
const pages = () => import('./accessEnds.tsx')
const followUp = () => import('./FollowUpPage.tsx')

const questions = {
  'sar-items': fetchedPart(async () => (await pages()).itemsQuestion),
  'sar-format': fetchedPart(async () => (await pages()).formatQuestion),
}

const letters = fetchedPart(async () => (await pages()).AccessLettersPage)
const ends = {
  check: fetchedPart(async () => (await pages()).AccessCheck),
  letters,
  letter: letters,
  'follow-up': fetchedPart(async () => (await followUp()).FollowUpPage),
  verdict: fetchedPart(async () => (await followUp()).FollowUpVerdict),
}

/** A request for one’s own data to each lender, and the letters that follow by what came back. */
export const Tool = letterTool({ way: accessWay, questions, ends, early: letters })
