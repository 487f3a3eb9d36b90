import { PagePreview } from '../components/PagePreview.tsx'
import { plainText } from '../content/prose/plainText.ts'
import type { Site } from '../site/site.ts'

const timeline = '/guides/redress-timeline'

/** Where the redress scheme stands, in one line above everything. It opens what comes next. */
export function SchemeStrip({ site: { prose, byPath, pageParts } }: { site: Site }) {
  const says = pageParts?.strip
  const words = prose.schemeState && prose.standing.topics.notice?.[prose.schemeState]
  if (!words) return null
  const notice = plainText(words, prose)
  return (
    <section className="strip" aria-label={says?.about}>
      <p className="bar">
        {byPath.has(timeline) ? (
          <PagePreview
            id="what-comes-next"
            href={timeline}
            part=".timeline"
            without="li:not([data-ahead])"
            side="top"
            title={says?.title ?? ''}
            label={notice}
            more={says?.more ?? ''}
          />
        ) : (
          notice
        )}
      </p>
    </section>
  )
}
