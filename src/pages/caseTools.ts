import type { ComponentType } from 'react'
import { AccessRequest } from '../islands/AccessRequest.tsx'
import { ComplaintLetter } from '../islands/ComplaintLetter.tsx'
import { Deadlines } from '../islands/Deadlines.tsx'
import { EvidenceChecklist } from '../islands/EvidenceChecklist.tsx'
import { GenuineCheck } from '../islands/GenuineCheck.tsx'
import { LenderFinder } from '../islands/LenderFinder.tsx'
import { LetterTemplate } from '../islands/LetterTemplate.tsx'
import { OmbudsmanPack } from '../islands/OmbudsmanPack.tsx'
import { ReplyDecoder } from '../islands/ReplyDecoder.tsx'
import { RepresentedCheck } from '../islands/RepresentedCheck.tsx'
import type { ToolId } from '../manifest/toolIds.ts'
import type { CaseToolProps } from '../tools/case/caseTool.ts'

/** The island of each tool that works on the visitor’s case, by the name of its file. */
export const caseTools: Partial<Record<ToolId, { name: string; Tool: ComponentType<CaseToolProps> }>> = {
  'complaint-letter': { name: 'ComplaintLetter', Tool: ComplaintLetter },
  'access-request': { name: 'AccessRequest', Tool: AccessRequest },
  'ombudsman-pack': { name: 'OmbudsmanPack', Tool: OmbudsmanPack },
  deadlines: { name: 'Deadlines', Tool: Deadlines },
  'evidence-checklist': { name: 'EvidenceChecklist', Tool: EvidenceChecklist },
  'letter-template': { name: 'LetterTemplate', Tool: LetterTemplate },
  'reply-decoder': { name: 'ReplyDecoder', Tool: ReplyDecoder },
  'represented-check': { name: 'RepresentedCheck', Tool: RepresentedCheck },
  'genuine-check': { name: 'GenuineCheck', Tool: GenuineCheck },
  'lender-finder': { name: 'LenderFinder', Tool: LenderFinder },
}
