import { GenuineTool } from '../tools/genuine-check/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const GenuineCheck = caseIsland(GenuineTool)
