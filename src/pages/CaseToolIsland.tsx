import type { ComponentType } from 'react'
import type { Site } from '../site/site.ts'
import type { CaseToolProps } from '../tools/case/caseTool.ts'
import { factsOfTool, type ToolId } from '../tools/index.ts'
import { IslandOf } from './IslandOf.tsx'
import { letterParagraphOf } from './staticProps.ts'

/** A tool of the case with its first question in place, and the facts it works with. */
export function CaseToolIsland({ site, tool, of }: { site: Site; tool: ToolId; of: ComponentType<CaseToolProps> }) {
  const facts = factsOfTool(tool).flatMap((id) => site.facts.get(id) ?? [])
  // A small site may lack the facts; the page’s words do without.
  if (facts.length < factsOfTool(tool).length) return null
  return <div className="tool"><IslandOf name={tool} id="tool" start="load" of={of} props={{ facts, today: site.today, letterParagraph: letterParagraphOf(site) }} /></div>
}
