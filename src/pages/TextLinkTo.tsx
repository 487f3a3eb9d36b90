import type { ReactNode } from 'react'
import type { Site } from '../site/site.ts'

/** A link to a page of this site; its words alone on a site that has no such page. */
export const TextLinkTo = ({ site, path, children }: { site: Site; path: string; children: ReactNode }) =>
  site.byPath.has(path) ? <a href={path}>{children}</a> : children

/** The name of a lender, which leads to its page where there is one. */
export const LenderNamed = ({ site, slug, name }: { site: Site; slug: string | null; name: string }) => (
  <TextLinkTo site={site} path={`/lenders/${slug}`}>
    {name}
  </TextLinkTo>
)
