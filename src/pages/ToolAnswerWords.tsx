import type { Flow } from '../flows/schema.ts'
import type { Site } from '../site/site.ts'
import { fragmentId } from '../toolkit/controls/PageFragment.tsx'
import { ProseOf } from './ProseOf.tsx'

const standingTopics = ['calculator', 'check', 'offer', 'payments'] as const

/**
 * Every answer a tool can give, in words. They can be read without script, and the tool shows the one that applies from here,
 * so that they are on the page once and no Markdown is needed in the browser.
 */
export function ToolAnswerWords({ site, flow }: { site: Site; flow: Flow }) {
  const topics = standingTopics.filter((topic) => topic in site.prose.standing.topics)
  const notes = Object.entries(flow.notes ?? {})
  return (
    <>
      <h3>{site.pageParts?.tool.every}</h3>
      <div className="outcomes">
        {Object.entries(flow.outcomes).map(([id, { title, body }]) => (
          <details key={id} className="outcome">
            <summary>{title}</summary>
            <div id={fragmentId(id)}>
              <ProseOf site={site} markdown={body} />
            </div>
          </details>
        ))}
      </div>
      {notes.length > 0 && (
        <>
          <h3>{site.pageParts?.tool.beside}</h3>
          <ul>
            {notes.map(([id, { body }]) => (
              <li key={id} id={fragmentId(`note-${id}`)}>
                <ProseOf site={site} markdown={body} />
              </li>
            ))}
          </ul>
        </>
      )}
      {topics.map((topic) => (
        <template key={topic} id={fragmentId(`standing-${topic}`)}>
          <ProseOf site={site} markdown={`{% standing "${topic}" /%}`} />
        </template>
      ))}
    </>
  )
}
