import type { Crumb } from '../components/Breadcrumbs.tsx'
import type { PageKind } from '../content/manifest/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Entry, Site } from '../site/site.ts'

type Parent = { named: keyof PageParts['sitemap']; path: string | undefined; part?: string }

/** The list each kind of page belongs to, with its name. */
const parentsIn = ({ pathOf, pageParts }: Site): Partial<Record<PageKind, Parent>> => ({
  guide: { named: 'guides', path: pathOf.get('sitemap'), part: '#guides' },
  tool: { named: 'tools', path: pageParts?.pages.tools },
  claim: { named: 'lenders', path: pathOf.get('lenders') },
  lender: { named: 'lenders', path: pathOf.get('lenders') },
  brand: { named: 'brands', path: pathOf.get('brands') },
})

/** The way from the home page to a page, the page itself left out. */
export function crumbsOf(site: Site, { page }: Entry): Crumb[] {
  if (page.kind === 'home' || page.kind === 'not-found') return []
  const { named, path, part = '' } = parentsIn(site)[page.kind] ?? {}
  return [
    { label: 'Home', href: '/' },
    ...(named && path !== undefined && path !== page.path
      ? [{ label: site.pageParts?.sitemap[named] ?? '', href: `${path}${part}` }]
      : []),
  ]
}
