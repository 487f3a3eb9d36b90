import { LineOf, ProseOf } from './ProseOf.tsx'
import type { TemplateProps } from './PageFrame.tsx'
import { IslandOf } from './IslandOf.tsx'

/** Shown for every address the site does not have. */
export function NotFoundPage({ site, entry }: TemplateProps) {
  return (
    <div className="page" data-kind="not-found">
      <header className="page-top">
        <h1>{entry.title}</h1>
        <p className="summary">
          <LineOf site={site} markdown={entry.article?.meta.summary ?? ''} />
        </p>
      </header>
      <article className="prose">
        <ProseOf site={site} markdown={entry.article?.body ?? ''} />
        {site.search && (
          <IslandOf
            name="Search"
            id="near-pages"
            start="load"
            props={{ as: 'near', heading: site.search.words.missing }}
          />
        )}
      </article>
    </div>
  )
}
