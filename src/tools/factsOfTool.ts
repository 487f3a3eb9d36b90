import { factsInFlow } from '../flows/graph.ts'
import type { Flow } from '../flows/schema.ts'
import type { ToolId } from '../manifest/toolIds.ts'
import { toolFacts } from './toolFacts.ts'

/** Every fact a tool works with: those of its sums and letters and, when it has a flow, those its questions compare answers with. */
export const factsOfTool = (tool: ToolId, flow?: Flow): string[] => [...new Set([...(toolFacts[tool] ?? []), ...(flow ? factsInFlow(flow) : [])])]
