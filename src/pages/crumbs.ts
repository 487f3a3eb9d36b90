import type { Crumb } from '../components/Breadcrumbs.tsx'
import type { PageKind } from '../content/manifest/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Entry, Site } from '../site/site.ts'

/** Where each kind of page is listed, and the name of that list. */
const parents: Partial<Record<PageKind, { named: keyof PageParts['sitemap']; href: string }>> = {
  guide: { named: 'guides', href: '/sitemap#guides' },
  tool: { named: 'tools', href: '/guides/free-tools' },
  claim: { named: 'lenders', href: '/lenders' },
  lender: { named: 'lenders', href: '/lenders' },
  brand: { named: 'brands', href: '/brands' },
}

/** The way from the home page to a page, the page itself left out. */
export function crumbsOf(site: Site, { page }: Entry): Crumb[] {
  if (page.kind === 'home' || page.kind === 'not-found') return []
  const parent = parents[page.kind]
  const parentPath = parent?.href.split('#')[0] ?? ''
  return [
    { label: 'Home', href: '/' },
    ...(parent && site.byPath.has(parentPath) && parentPath !== page.path
      ? [{ label: site.pageParts?.sitemap[parent.named] ?? '', href: parent.href }]
      : []),
  ]
}
