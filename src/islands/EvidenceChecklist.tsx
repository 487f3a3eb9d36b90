import { EvidenceTool } from '../tools/evidence-checklist/Tool.tsx'
import { caseIsland, prepareCase } from '../tools/case/withCase.tsx'

export const prepare = prepareCase
export const EvidenceChecklist = caseIsland(EvidenceTool)
