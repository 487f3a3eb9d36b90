import type { ToolId } from '../manifest/toolIds.ts'
import type { WordsTool } from '../words/schema.ts'

const words: Partial<Record<ToolId, readonly WordsTool[]>> = {
  'access-request': ['access-request'],
  'ombudsman-pack': ['ombudsman-pack', 'evidence-checklist'],
  'evidence-checklist': ['evidence-checklist'],
  'reply-decoder': ['reply-decoder'],
  'represented-check': ['represented-check'],
  'genuine-check': ['genuine-check'],
}

/** The tools whose words a tool shows: its own and, where it draws on another, that one’s. */
export const wordsOfTool = (tool: ToolId): readonly WordsTool[] => words[tool] ?? []
