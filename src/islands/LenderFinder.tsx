import { LenderFinderTool } from '../tools/lender-finder/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const LenderFinder = caseIsland(LenderFinderTool)
