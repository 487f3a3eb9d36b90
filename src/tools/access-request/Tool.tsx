import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { accessWay } from './accessSteps.ts'

// Letters come after many questions; so does their code.
const pages = () => import('./accessEnds.tsx')
const followUp = () => import('./FollowUpPage.tsx')

const questions = {
  'sar-items': fetchedPart<QuestionProps>(async () => (await pages()).itemsQuestion),
  'sar-format': fetchedPart<QuestionProps>(async () => (await pages()).formatQuestion),
}

const letters = fetchedPart<EndProps>(async () => (await pages()).AccessLettersPage)
const ends = {
  check: fetchedPart<EndProps>(async () => (await pages()).AccessCheck),
  letters,
  letter: letters,
  'follow-up': fetchedPart<EndProps>(async () => (await followUp()).FollowUpPage),
  verdict: fetchedPart<EndProps>(async () => (await followUp()).FollowUpVerdict),
}

/** A request for one’s own data to each lender, and the letters that follow by what came back. */
export const Tool = letterTool({ way: accessWay, questions, ends, early: letters })
