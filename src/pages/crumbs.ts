import type { Crumb } from '../components/Breadcrumbs.tsx'
import type { PageKind } from '../content/manifest/schema.ts'
import type { Entry, Site } from '../site/site.ts'

const parents: Partial<Record<PageKind, Crumb>> = {
  guide: { label: 'Guides', href: '/sitemap#guides' },
  tool: { label: 'Tools', href: '/guides/free-tools' },
  claim: { label: 'Lenders', href: '/lenders' },
  lender: { label: 'Lenders', href: '/lenders' },
  brand: { label: 'Car brands', href: '/brands' },
}

/** The way from the home page to a page, the page itself left out. */
export function crumbsOf(site: Site, { page }: Entry): Crumb[] {
  if (page.kind === 'home' || page.kind === 'not-found') return []
  const parent = parents[page.kind]
  const parentPath = parent?.href.split('#')[0] ?? ''
  return [
    { label: 'Home', href: '/' },
    ...(parent && site.byPath.has(parentPath) && parentPath !== page.path ? [parent] : []),
  ]
}
