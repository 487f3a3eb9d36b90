import { LineOf, StandingOf } from './ProseOf.tsx'
import { longDate } from '../dates/plainDate.ts'
import { HomeParts } from './HomeParts.tsx'
import { QuickCheck } from './QuickCheck.tsx'
import { RelatedPages } from './RelatedPages.tsx'
import type { TemplateProps } from './PageFrame.tsx'
import { WaysOnOf } from './WaysOnOf.tsx'

/** What happened, where things stand, whether it concerns me, and the two ways on. */
export function HomePage({ site, entry }: TemplateProps) {
  const article = entry.article
  if (!article) return null
  const checked = site.facts.get('scheme.state')?.checked.on ?? entry.modified
  return (
    <div className="page home" data-kind="home">
      <div className="hero">
        <div>
          <h1>{entry.title}</h1>
          <p className="summary">
            <LineOf site={site} markdown={article.meta.summary} />
          </p>
          {'today' in site.prose.standing.topics && (
            <section className="today" aria-labelledby="today">
              <h2 id="today">Where things stand today</h2>
              <p>
                <StandingOf site={site} topic="today" />
              </p>
              <p className="checked">
                As at <time dateTime={site.today}>{longDate(site.today)}</time>; last checked{' '}
                <time dateTime={checked}>{longDate(checked)}</time>
              </p>
            </section>
          )}
          <WaysOnOf site={site} entry={entry} />
        </div>
        <QuickCheck site={site} />
      </div>
      <article className="prose">
        <HomeParts site={site} markdown={article.body} />
      </article>
      <RelatedPages site={site} entry={entry} />
    </div>
  )
}
