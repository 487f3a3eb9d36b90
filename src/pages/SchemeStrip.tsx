import { PagePreview } from '../components/PagePreview.tsx'
import { plainText } from '../content/prose/plainText.ts'
import type { Site } from '../site/site.ts'

/** How the redress scheme stands, with a link to what comes next: one strip with the line of the fee, under the header of every page. */
export function SchemeStrip({ site: { prose, pageParts } }: { site: Site }) {
  const says = pageParts?.strip
  const timeline = pageParts?.pages.timeline
  const words = prose.schemeState && prose.standing.topics.notice?.[prose.schemeState]
  if (!words) return null
  const notice = plainText(words, prose)
  return (
    <section className="strip" aria-label={says?.about}>
      <p className="bar">
        {timeline ? (
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
