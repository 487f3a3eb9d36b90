import { SignedTool } from '../tools/represented-check/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const RepresentedCheck = caseIsland(SignedTool)
