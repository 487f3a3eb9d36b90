import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import type { ToolId } from '../tools/index.ts'
import { CaseToolIsland } from './CaseToolIsland.tsx'
import { loadedTools } from './loadedTools.ts'
import { PageFrame, partsOf, type TemplateProps } from './PageFrame.tsx'
import { PapersIsland } from './PapersIsland.tsx'
import { ProseOf } from './ProseOf.tsx'
import { staticProps } from './staticProps.ts'
import { ToolFault } from './ToolFault.tsx'
import { ToolIsland } from './ToolIsland.tsx'
import { ToolWords } from './ToolWords.tsx'

/** A tool, what it does, and the same thing without script below it. */
export function ToolPage({ site, entry: { page, flow, ...entry } }: TemplateProps) {
  const body = entry.article?.body ?? ''
  // A tool whose questions are not there yet still has its words.
  const tool = page.kind === 'tool' && (flow || loadedTools[page.tool].kind === 'case') ? page.tool : undefined
  const Static = tool && loadedTools[tool].Static
  const hasWords = Static !== undefined || flow !== undefined
  const parts = [...partsOf(body), ...(hasWords ? [{ id: 'without-script', text: 'Without the tool' }] : [])]
  return (
    <PageFrame site={site} entry={{ ...entry, page }} parts={parts}>
      {tool && (
        <>
          <ToolFault hasWords={hasWords} />
          <PapersIsland site={site} tool={tool} flow={flow} />
          <Started site={site} tool={tool} flow={flow} />
          <noscript>
            <p className="callout">
              This tool needs JavaScript.{' '}
              {hasWords ? (
                <>
                  <a href="#without-script">The same without it</a> is further down this page.
                </>
              ) : (
                <>
                  Without it, use <a href="/pcp-claim-letter-template">the letters to copy</a>.
                </>
              )}
            </p>
          </noscript>
        </>
      )}
      {/* Below a tool someone looks one thing up and goes back to work: one answer open at a time keeps the way short. */}
      <ProseOf site={site} markdown={body} questions="single" />
      {tool && hasWords && (
        <section aria-labelledby="without-script" className="without-script">
          <h2 id="without-script">Without the tool</h2>
          {Static && <Static {...staticProps(site)} />}
          {flow && <ToolWords site={site} flow={flow} />}
        </section>
      )}
    </PageFrame>
  )
}

/** The tool as it stands on the page before any script, and starts with it. */
function Started({ site, tool, flow }: { site: Site; tool: ToolId; flow: Flow | undefined }) {
  const loaded = loadedTools[tool]
  if (loaded.kind === 'case') return <CaseToolIsland site={site} tool={tool} of={loaded.Tool} />
  return flow ? <ToolIsland site={site} tool={tool} of={loaded.Tool} flow={flow} /> : null
}
