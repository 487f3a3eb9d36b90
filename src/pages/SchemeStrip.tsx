import { PagePreview } from '../components/PagePreview.tsx'
import type { Site } from '../site/site.ts'
import { StandingOf } from './ProseOf.tsx'

const timeline = '/guides/redress-timeline'

/** Where the redress scheme stands, in one line above everything. */
export function SchemeStrip({ site }: { site: Site }) {
  if (!('headline' in site.prose.standing.topics)) return null
  return (
    <section className="strip" aria-label="Where the scheme stands">
      <p className="bar">
        <StandingOf site={site} topic="headline" />
        {site.byPath.has(timeline) && (
          <>
            {' '}
            <PagePreview
              id="what-comes-next"
              href={timeline}
              part=".timeline"
              without="li:not([data-ahead])"
              side="top"
              title="What comes next"
              label="What comes next"
              more="Everything so far, and what comes next"
            />
          </>
        )}
      </p>
    </section>
  )
}
