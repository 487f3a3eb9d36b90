import { EvidenceTool } from '../tools/evidence/EvidenceTool.tsx'
import { caseIsland, prepareCase } from './case/caseIsland.tsx'

export const prepare = prepareCase
export const EvidenceChecklist = caseIsland(EvidenceTool)
