import { OmbudsmanTool } from '../tools/ombudsman-pack/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const OmbudsmanPack = caseIsland(OmbudsmanTool)
