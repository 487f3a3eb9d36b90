import type { ComponentType } from 'react'
import type { ToolId } from '../../manifest/toolIds.ts'
import type { Site } from '../../site/site.ts'
import { ClaimStatic } from '../../tools/claim-calculator/Static.tsx'
import { DeadlinesStatic } from '../../tools/deadlines/Static.tsx'
import { EvidenceStatic } from '../../tools/evidence-checklist/Static.tsx'
import { FeeStatic } from '../../tools/fee-comparison/Static.tsx'
import { FinderStatic } from '../../tools/lender-finder/Static.tsx'
import { GenuineStatic } from '../../tools/genuine-check/Static.tsx'
import { RedressStatic } from '../../tools/redress-calculator/Static.tsx'
import { RepresentedStatic } from '../../tools/represented-check/Static.tsx'
import { TemplateStatic } from '../../tools/letter-template/Static.tsx'

/** What a tool’s page gives without script, beside the words of every answer. */
export const toolStatics: Partial<Record<ToolId, ComponentType<{ site: Site }>>> = {
  'claim-calculator': ClaimStatic,
  'redress-calculator': RedressStatic,
  'fee-comparison': FeeStatic,
  deadlines: DeadlinesStatic,
  'evidence-checklist': EvidenceStatic,
  'letter-template': TemplateStatic,
  'lender-finder': FinderStatic,
  'genuine-check': GenuineStatic,
  'represented-check': RepresentedStatic,
}
