import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { BeforeQuestion } from '../../toolkit/questions/beforeQuestion.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { complaintWay } from './complaintSteps.ts'

// Letters come after many questions; so does their code.
const pages = () => import('./complaintEnds.tsx')

const questions = {
  before: BeforeQuestion,
  want: fetchedPart<QuestionProps>(async () => (await pages()).wantQuestion),
}

const letters = fetchedPart<EndProps>(async () => (await pages()).ComplaintLettersPage)
const ends = {
  check: fetchedPart<EndProps>(async () => (await pages()).ComplaintCheck),
  letters,
  letter: fetchedPart<EndProps>(async () => (await pages()).ComplaintLetterPage),
  'agreement-copy': fetchedPart<EndProps>(async () => (await pages()).AgreementCopyPage),
  'joint-letter': fetchedPart<EndProps>(async () => (await pages()).JointLetterPage),
}

/** A complaint to each lender: questions once, then a letter each, to change, send or keep. */
export const Tool = letterTool({ way: complaintWay, questions, ends, early: letters })
