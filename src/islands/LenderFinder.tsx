import { LenderFinderTool } from '../tools/finder/LenderFinderTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const LenderFinder = caseIsland(LenderFinderTool)
