import type { Crumb } from '../components/Breadcrumbs.tsx'
import { kindOf } from '../content/kinds.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Entry, KnownPage, Site } from '../site/site.ts'

/** The way from the home page to a page, the page itself left out. */
export function crumbsOf({ pathOf, pageParts }: Site, { page }: Entry): Crumb[] {
  const { fixed, parent } = kindOf(page)
  if (fixed !== undefined) return []
  const path =
    parent && (pathOf.get(parent.page as KnownPage) ?? pageParts?.pages[parent.page as keyof PageParts['pages']])
  return [
    { label: 'Home', href: '/' },
    ...(parent && path !== undefined && path !== page.path
      ? [{ label: pageParts?.sitemap[parent.group] ?? '', href: `${path}${parent.part ?? ''}` }]
      : []),
  ]
}
