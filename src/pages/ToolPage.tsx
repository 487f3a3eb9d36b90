import { Filled } from '../components/Filled.tsx'
import { FoldedPart } from '../components/FoldedPart.tsx'
import { splitBody } from '../content/prose/headings.ts'
import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import { type ToolId, tools } from '../tools/index.ts'
import { nextSteps } from '../toolkit/controls/PageFragment.tsx'
import { CaseToolIsland } from './CaseToolIsland.tsx'
import { loadedTools } from './loadedTools.ts'
import { PageFrame, partsOf, type TemplateProps } from './PageFrame.tsx'
import { PapersIsland } from './PapersIsland.tsx'
import { ProseOf } from './ProseOf.tsx'
import { staticProps } from './staticProps.ts'
import { ToolFault } from './ToolFault.tsx'
import { ToolIsland } from './ToolIsland.tsx'
import { ToolWords } from './ToolWords.tsx'

/** A tool, and folded beneath it what it does, how, and the same thing without script. */
export function ToolPage({ site, entry: { page, flow, ...entry } }: TemplateProps) {
  const body = entry.article?.body ?? ''
  // A tool whose questions are not there yet still has its words.
  const tool = 'tool' in page && (flow || loadedTools[page.tool].kind === 'case') ? page.tool : undefined
  const Static = tool && loadedTools[tool].Static
  const hasWords = Static !== undefined || flow !== undefined
  const { lead, parts: folded, questions } = splitBody(body)
  const words = site.pageParts?.tool
  const isNext = (id: string) => id === nextSteps && tool !== undefined && tools[tool].resultAtOnce === true
  const withoutTool = { id: 'without-script', text: words?.without ?? '' }
  const parts = hasWords ? [...folded, withoutTool, ...partsOf(questions)] : partsOf(body)
  return (
    <PageFrame site={site} entry={{ ...entry, page }} parts={parts}>
      {tool && (
        <>
          {site.pageParts && (
            <ToolFault
              words={site.pageParts.toolFault}
              hasWords={hasWords}
              letters={site.pathOf.get('letter-template')}
            />
          )}
          <PapersIsland site={site} tool={tool} flow={flow} />
          <Started site={site} tool={tool} flow={flow} />
          <noscript>
            <p className="callout">
              {words?.needsScript} <Filled words={(hasWords ? words?.further : words?.letters) ?? ''} />
            </p>
          </noscript>
        </>
      )}
      <ProseOf site={site} markdown={lead} />
      <div className="folded-parts">
        {folded.map(({ id, text, markdown }) => (
          <FoldedPart key={id} id={id} title={text} open={isNext(id)}>
            <ProseOf site={site} markdown={markdown} />
          </FoldedPart>
        ))}
        {tool && hasWords && (
          <section className="without-script">
            <FoldedPart id={withoutTool.id} title={withoutTool.text}>
              {Static && <Static {...staticProps(site)} />}
              {flow && <ToolWords site={site} flow={flow} />}
            </FoldedPart>
          </section>
        )}
      </div>
      {/* Below a tool someone looks one thing up and goes back to work: one answer open at a time keeps the way short. */}
      <ProseOf site={site} markdown={questions} questions="single" />
    </PageFrame>
  )
}

/** The tool as it stands on the page before any script, and starts with it. */
function Started({ site, tool, flow }: { site: Site; tool: ToolId; flow: Flow | undefined }) {
  const loaded = loadedTools[tool]
  if (loaded.kind === 'case') return <CaseToolIsland site={site} tool={tool} of={loaded.Tool} />
  return flow ? <ToolIsland site={site} tool={tool} of={loaded.Tool} flow={flow} /> : null
}
