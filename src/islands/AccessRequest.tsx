import { AccessRequestTool } from '../tools/access/AccessRequestTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const AccessRequest = caseIsland(AccessRequestTool)
