import { PageFrame } from './PageFrame.tsx'
import { partsOf } from './parts.ts'
import { ProseOf } from './ProseOf.tsx'
import type { TemplateProps } from './templates.ts'
import { CaseToolIsland } from './CaseToolIsland.tsx'
import { caseTools } from './caseTools.ts'
import { ToolIsland } from './ToolIsland.tsx'
import { ToolFault } from './ToolFault.tsx'
import { toolStatics } from './toolStatics/toolStatics.ts'
import { ToolWords } from './ToolWords.tsx'

/** A tool, what it does, and the same thing without script below it. */
export function ToolPage({ site, entry: { page, flow, ...entry } }: TemplateProps) {
  const body = entry.article?.body ?? ''
  // A tool whose code is not there yet still has its words.
  const tool = page.kind === 'tool' && (flow || page.tool in caseTools) ? page.tool : undefined
  const Static = tool && toolStatics[tool]
  const hasWords = Static !== undefined || flow !== undefined
  const parts = [...partsOf(body), ...(hasWords ? [{ id: 'without-script', text: 'Without the tool' }] : [])]
  return (
    <PageFrame site={site} entry={{ ...entry, page }} parts={parts}>
      {tool && (
        <>
          <ToolFault hasWords={hasWords} />
          {flow ? <ToolIsland site={site} tool={tool} flow={flow} /> : <CaseToolIsland site={site} tool={tool} />}
          <noscript><p className="callout">This tool needs JavaScript. {hasWords ? <><a href="#without-script">The same without it</a> is further down this page.</> : <>Without it, use <a href="/pcp-claim-letter-template">the letters to copy</a>.</>}</p></noscript>
        </>
      )}
      {/* Below a tool someone looks one thing up and goes back to work: one answer open at a time keeps the way short. */}
      <ProseOf site={site} markdown={body} questions="single" />
      {tool && hasWords && (
        <section aria-labelledby="without-script" className="without-script">
          <h2 id="without-script">Without the tool</h2>
          {Static && <Static site={site} />}
          {flow && <ToolWords site={site} flow={flow} />}
        </section>
      )}
    </PageFrame>
  )
}
