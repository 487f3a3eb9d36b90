import { kindOf, sitemapGroupNames } from '../content/kinds.ts'
import type { Entry, Site } from '../site/site.ts'

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
