import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { BeforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import { complaintWay } from './complaintSteps.ts'

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
