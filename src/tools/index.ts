import type { z } from 'zod'
import { factsNamedIn } from '../flows/graph.ts'
import type { Flow } from '../flows/schema.ts'
import { sharedWordsFiles, type WordsTool } from '../toolkit/wordsFiles.ts'
import { accessRequest } from './access-request/tool.ts'
import { claimCalculator } from './claim-calculator/tool.ts'
import { complaintLetter } from './complaint-letter/tool.ts'
import { deadlines } from './deadlines/tool.ts'
import type { ToolDescriptor } from './descriptor.ts'
import { eligibilityChecker } from './eligibility-checker/tool.ts'
import { evidenceChecklist } from './evidence-checklist/tool.ts'
import { feeComparison } from './fee-comparison/tool.ts'
import { genuineCheck } from './genuine-check/tool.ts'
import { lenderFinder } from './lender-finder/tool.ts'
import { letterTemplate } from './letter-template/tool.ts'
import { ombudsmanPack } from './ombudsman-pack/tool.ts'
import { redressCalculator } from './redress-calculator/tool.ts'
import { redressEligibility } from './redress-eligibility/tool.ts'
import { replyDecoder } from './reply-decoder/tool.ts'
import { representedCheck } from './represented-check/tool.ts'

const registry = {
  'claim-calculator': claimCalculator,
  'eligibility-checker': eligibilityChecker,
  deadlines: deadlines,
  'evidence-checklist': evidenceChecklist,
  'letter-template': letterTemplate,
  'complaint-letter': complaintLetter,
  'access-request': accessRequest,
  'ombudsman-pack': ombudsmanPack,
  'redress-calculator': redressCalculator,
  'redress-eligibility': redressEligibility,
  'reply-decoder': replyDecoder,
  'represented-check': representedCheck,
  'genuine-check': genuineCheck,
  'lender-finder': lenderFinder,
  'fee-comparison': feeComparison,
} satisfies Record<string, ToolDescriptor>

export type ToolId = keyof typeof registry

/** Every tool the site can hold, by the name the manifest uses. */
export const tools: Readonly<Record<ToolId, ToolDescriptor>> = registry

/** Words of the tools that have their own, by the tools’ names. */
type OwnWords = {
  [Tool in ToolId as (typeof registry)[Tool] extends { wordsFile: z.ZodType } ? Tool : never]: z.infer<
    NonNullable<(typeof registry)[Tool]['wordsFile']>
  >
}

declare module '../toolkit/wordsFiles.ts' {
  interface ToolWords extends OwnWords {}
}

/** Schemas of content/tools/<name>/words.yaml by name: those of one tool, and those that several share. */
export const wordsFiles = Object.fromEntries([
  ...Object.entries(tools).flatMap(([tool, { wordsFile }]) => (wordsFile ? [[tool, wordsFile]] : [])),
  ...Object.entries(sharedWordsFiles),
]) as Record<WordsTool, z.ZodType>

/** Every fact a tool works with: those of its sums and letters and, when it has a flow, those its questions compare answers with. */
export const factsOfTool = (tool: ToolId, flow?: Flow): string[] => [
  ...new Set([...tools[tool].facts, ...(flow ? factsNamedIn(flow) : [])]),
]

/** List the words files a tool shows: its own, those of tools that it draws on, what all of them share and say of what was typed and, where it works on the case, those of the case. */
export function wordsOfTool(tool: ToolId): readonly WordsTool[] {
  const { kind, words = [] } = tools[tool]
  return [...(kind === 'case' ? (['case'] as const) : []), 'shared', 'inputs', ...words]
}
