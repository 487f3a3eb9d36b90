import { AccessRequestTool } from '../tools/access-request/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const AccessRequest = caseIsland(AccessRequestTool)
