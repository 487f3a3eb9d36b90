import { GenuineTool } from '../tools/genuine/GenuineTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const GenuineCheck = caseIsland(GenuineTool)
