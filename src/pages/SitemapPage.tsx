import { sitemapGroups } from './sitemapGroups.ts'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Every page of the site, by kind. */
export function SitemapPage({ site, entry }: TemplateProps) {
  return (
    <PageFrame site={site} entry={entry}>
      <ProseOf site={site} markdown={entry.article?.body ?? ''} />
      {sitemapGroups(site).map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className="sitemap">
            {entries.map(({ path, title: label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  )
}
