import { ComplaintLetterTool } from '../tools/complaint-letter/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const ComplaintLetter = caseIsland(ComplaintLetterTool)
