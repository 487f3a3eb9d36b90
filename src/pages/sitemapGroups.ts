import type { PageKind } from '../content/manifest/schema.ts'
import type { Entry, Site } from '../site/site.ts'

const groups: readonly { id: string; title: string; kinds: readonly PageKind[] }[] = [
  { id: 'start', title: 'Start here', kinds: ['home'] },
  { id: 'guides', title: 'Guides', kinds: ['guide'] },
  { id: 'tools', title: 'Tools', kinds: ['tool'] },
  { id: 'directories', title: 'Directories', kinds: ['directory'] },
  { id: 'claims', title: 'Claims by lender', kinds: ['claim'] },
  { id: 'lenders', title: 'Lenders', kinds: ['lender'] },
  { id: 'brands', title: 'Car brands', kinds: ['brand'] },
  { id: 'company', title: 'About this site', kinds: ['company', 'legal', 'sitemap', 'search'] },
]

/** Every page a visitor may be sent to, by kind and then by title. */
export function sitemapGroups(site: Site): { id: string; title: string; entries: Entry[] }[] {
  return groups
    .map(({ kinds, ...group }) => ({
      ...group,
      entries: site.entries
        .filter(({ page }) => kinds.includes(page.kind))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    }))
    .filter(({ entries }) => entries.length > 0)
}
