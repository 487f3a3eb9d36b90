import { renderToString } from 'react-dom/server'
import type { Flow } from '../flows/schema.ts'
import type { ToolId } from '../manifest/toolIds.ts'
import type { Site } from '../site/site.ts'
import { factsOfTool } from '../tools/factsOfTool.ts'
import type { FlowToolProps } from '../tools/run/FlowTool.tsx'
import { preparedFlow } from './preparedFlow.ts'
import { toolIslands } from './toolIslands.ts'

/** A tool with its first question in place, and no more than what it needs: its questions and the facts it works with. */
export function ToolIsland({ site, tool, flow }: { site: Site; tool: ToolId; flow: Flow }) {
  const island = toolIslands[tool]
  if (!island) return null
  const props: FlowToolProps = {
    flow: preparedFlow(flow, site.prose),
    facts: factsOfTool(tool, flow).flatMap((id) => site.facts.get(id) ?? []),
    today: site.today,
  }
  // Rendered by itself, because what is hydrated needs marks that the rest of the page does without.
  const firstQuestion = renderToString(<island.Tool {...props} />)
  return (
    <div
      className="tool" id="tool" data-island={island.name} data-start="load" data-hydrate="" data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered just above
      dangerouslySetInnerHTML={{ __html: firstQuestion }}
    />
  )
}
