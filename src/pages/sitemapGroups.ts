import type { PageKind } from '../content/manifest/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Entry, Site } from '../site/site.ts'

const groups: readonly { id: keyof PageParts['sitemap']; kinds: readonly PageKind[] }[] = [
  { id: 'start', kinds: ['home'] },
  { id: 'guides', kinds: ['guide'] },
  { id: 'tools', kinds: ['tool'] },
  { id: 'directories', kinds: ['directory'] },
  { id: 'claims', kinds: ['claim'] },
  { id: 'lenders', kinds: ['lender'] },
  { id: 'brands', kinds: ['brand'] },
  { id: 'company', kinds: ['company', 'legal', 'sitemap', 'search'] },
]

/** Every page a visitor may be sent to, by kind and then by title. */
export function sitemapGroups(site: Site): { id: string; title: string; entries: Entry[] }[] {
  return groups
    .map(({ id, kinds }) => ({
      id,
      title: site.pageParts?.sitemap[id] ?? '',
      entries: site.entries
        .filter(({ page }) => kinds.includes(page.kind))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    }))
    .filter(({ entries }) => entries.length > 0)
}
