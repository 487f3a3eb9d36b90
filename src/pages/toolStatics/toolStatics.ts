import type { ComponentType } from 'react'
import type { ToolId } from '../../manifest/toolIds.ts'
import type { Site } from '../../site/site.ts'
import { ClaimStatic } from './ClaimStatic.tsx'
import { DeadlinesStatic } from './DeadlinesStatic.tsx'
import { EvidenceStatic } from './EvidenceStatic.tsx'
import { FeeStatic } from './FeeStatic.tsx'
import { FinderStatic } from './FinderStatic.tsx'
import { GenuineStatic } from './GenuineStatic.tsx'
import { RedressStatic } from './RedressStatic.tsx'
import { RepresentedStatic } from './RepresentedStatic.tsx'
import { TemplateStatic } from './TemplateStatic.tsx'

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
