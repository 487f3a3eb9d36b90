import type { ComponentType } from 'react'
import type { CaseToolProps } from '../toolkit/case/caseTool.ts'
import type { StaticProps, ToolDescriptor } from '../tools/descriptor.ts'
import { type ToolId, tools } from '../tools/index.ts'
import type { FlowToolProps } from '../toolkit/run/FlowTool.tsx'

/** A tool with its code. */
export type LoadedTool = { Static: ComponentType<StaticProps> | undefined } & (
  | { kind: 'flow'; Tool: ComponentType<FlowToolProps> }
  | { kind: 'case'; Tool: ComponentType<CaseToolProps> }
)

/** Every tool with its code. It is waited for here, once: a page is rendered in one go. */
export const loadedTools = Object.fromEntries(
  await Promise.all(Object.entries<ToolDescriptor>(tools).map(async ([id, tool]) => [id, await loaded(tool)] as const)),
) as Record<ToolId, LoadedTool>

async function loaded(tool: ToolDescriptor): Promise<LoadedTool> {
  const Static = (await tool.static?.())?.Static
  return tool.kind === 'flow'
    ? { kind: 'flow', Static, Tool: (await tool.component()).Tool }
    : { kind: 'case', Static, Tool: (await tool.component()).Tool }
}
