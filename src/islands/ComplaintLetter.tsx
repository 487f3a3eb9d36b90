import { ComplaintLetterTool } from '../tools/complaint/ComplaintLetterTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const ComplaintLetter = caseIsland(ComplaintLetterTool)
