import { OmbudsmanTool } from '../tools/ombudsman/OmbudsmanTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const OmbudsmanPack = caseIsland(OmbudsmanTool)
