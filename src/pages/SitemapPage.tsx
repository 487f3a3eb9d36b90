import { Fold } from '../components/Fold.tsx'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import { kindOf, sitemapGroupNames } from '../content/kinds.ts'
import type { Entry, Site } from '../site/site.ts'

/** As many entries take no more room than their fold would save. */
const short = 3

/** Every page of the site, by kind, each kind folded under its name. */
export function SitemapPage({ site, entry }: TemplateProps) {
  return (
    <PageFrame site={site} entry={entry} wide>
      <ProseOf site={site} markdown={entry.article?.body ?? ''} />
      <div className="folds">
        {sitemapGroups(site).map(({ id, title, entries }) => (
          <Fold key={id} id={id} heading="h2" title={title} count={entries.length} open={entries.length <= short}>
            <ul className="sitemap">
              {entries.map(({ path, title: label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </PageFrame>
  )
}

/** Every page a visitor may be sent to, by kind and then by title. */
export function sitemapGroups(site: Site): { id: string; title: string; entries: Entry[] }[] {
  return sitemapGroupNames
    .map((id) => ({
      id,
      title: site.pageParts?.sitemap[id] ?? '',
      entries: site.entries
        .filter(({ page }) => kindOf(page).sitemap === id)
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    }))
    .filter(({ entries }) => entries.length > 0)
}
