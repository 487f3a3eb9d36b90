import { FromOtherQuestion } from './FromOtherQuestion.tsx'
import { FromQuestion } from './FromQuestion.tsx'

/** The pages of the questions about which lender a letter came from. */
export const fromPages = { from: FromQuestion, 'from-other': FromOtherQuestion }
