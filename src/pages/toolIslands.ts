import type { ComponentType } from 'react'
import { ClaimCalculator } from '../islands/ClaimCalculator.tsx'
import { EligibilityChecker } from '../islands/EligibilityChecker.tsx'
import { FeeComparison } from '../islands/FeeComparison.tsx'
import { RedressCalculator } from '../islands/RedressCalculator.tsx'
import { RedressEligibility } from '../islands/RedressEligibility.tsx'
import type { ToolId } from '../manifest/toolIds.ts'
import type { FlowToolProps } from '../tools/run/FlowTool.tsx'

/** The island of each tool that is made of questions, by the name of its file. */
export const toolIslands: Partial<Record<ToolId, { name: string; Tool: ComponentType<FlowToolProps> }>> = {
  'claim-calculator': { name: 'ClaimCalculator', Tool: ClaimCalculator },
  'redress-calculator': { name: 'RedressCalculator', Tool: RedressCalculator },
  'eligibility-checker': { name: 'EligibilityChecker', Tool: EligibilityChecker },
  'redress-eligibility': { name: 'RedressEligibility', Tool: RedressEligibility },
  'fee-comparison': { name: 'FeeComparison', Tool: FeeComparison },
}
