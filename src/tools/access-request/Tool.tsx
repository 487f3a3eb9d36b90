import { fetchedPart } from '../../toolkit/controls/fetchedPart.tsx'
import { letterTool } from '../../toolkit/run/letterTool.tsx'
import { accessWay } from './accessSteps.ts'

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
