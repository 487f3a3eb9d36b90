import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import { factsOfTool, type ToolId } from '../tools/index.ts'
import type { FlowToolProps } from '../toolkit/run/FlowTool.tsx'
import { handedWords } from './handedWords.ts'
import { preparedFlow } from './preparedFlow.ts'

/** A tool with its first question in place, and no more than what it needs: its questions and the facts it works with. */
export function ToolIsland({
  site,
  tool,
  of: Tool,
  flow,
}: {
  site: Site
  tool: ToolId
  of: ComponentType<FlowToolProps>
  flow: Flow
}) {
  const props: FlowToolProps = {
    flow: preparedFlow(flow, site.prose),
    facts: factsOfTool(tool, flow).flatMap((id) => site.facts.get(id) ?? []),
    today: site.today,
    words: handedWords(site, tool),
  }
  // Rendered by itself, because what is hydrated needs marks that the rest of the page does without.
  const firstQuestion = renderToString(<Tool {...props} />)
  return (
    <div
      className="tool"
      id="tool"
      data-island={tool}
      data-start="load"
      data-hydrate=""
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered just above
      dangerouslySetInnerHTML={{ __html: firstQuestion }}
    />
  )
}
