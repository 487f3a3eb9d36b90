import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { agreementSteps, personSteps, wayOf } from '../../toolkit/case/steps.ts'
import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { BeforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { agreementQuestionNames } from '../../toolkit/questions/caseQuestions.ts'
import { letterTool } from '../../toolkit/run/letterTool.tsx'

/** True of someone who has complained, or has a firm that does: they need another way. */
const isUnderWay = ({ caseFile, answers }: Snapshot) =>
  answers.asked.includes('before') && (caseFile.representative !== undefined || answers.complainedBefore === true)

export const complaintWay = wayOf(['acting', 'before'], isUnderWay, (caseFile) => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'want',
])

// Letters come after many questions; so does their code.
const pages = () => import('./complaintEnds.tsx')

const questions = {
  before: BeforeQuestion,
  want: fetchedPart(async () => (await pages()).wantQuestion),
}

const letters = fetchedPart(async () => (await pages()).ComplaintLettersPage)
const ends = {
  check: fetchedPart(async () => (await pages()).ComplaintCheck),
  letters,
  letter: fetchedPart(async () => (await pages()).ComplaintLetterPage),
  'agreement-copy': fetchedPart(async () => (await pages()).AgreementCopyPage),
  'joint-letter': fetchedPart(async () => (await pages()).JointLetterPage),
}

/** A complaint to each lender: questions once, then a letter each, to change, send or keep. */
export const Tool = letterTool({ way: complaintWay, questions, ends, early: letters })
