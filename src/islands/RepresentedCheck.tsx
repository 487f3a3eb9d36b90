import { SignedTool } from '../tools/signed/SignedTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const RepresentedCheck = caseIsland(SignedTool)
