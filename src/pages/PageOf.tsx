import type { ComponentType } from 'react'
import type { PageKind } from '../content/kinds.ts'
import type { Entry, Site } from '../site/site.ts'
import { BrandPage } from './BrandPage.tsx'
import { DirectoryPage } from './DirectoryPage.tsx'
import { HomePage } from './HomePage.tsx'
import { ClaimPage, LenderPage } from './LenderPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { mainPartsOf, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import { SearchPage } from './SearchPage.tsx'
import { SitemapPage } from './SitemapPage.tsx'
import { ToolPage } from './ToolPage.tsx'

const templates: Record<PageKind, ComponentType<TemplateProps>> = {
  home: HomePage,
  guide: ArticlePage,
  tool: ToolPage,
  claim: ClaimPage,
  lender: LenderPage,
  brand: BrandPage,
  directory: DirectoryPage,
  company: ArticlePage,
  legal: ArticlePage,
  sitemap: SitemapPage,
  search: SearchPage,
  'not-found': NotFoundPage,
}

/** Any page of the site: its kind picks the template. */
export function PageOf({ site, entry }: { site: Site; entry: Entry }) {
  const Template = templates[entry.page.kind]
  return <Template site={site} entry={entry} />
}

/** A guide, a company page or a legal page. */
function ArticlePage({ site, entry }: TemplateProps) {
  const body = entry.article?.body ?? ''
  return (
    <PageFrame site={site} entry={entry} parts={mainPartsOf(body)}>
      <ProseOf site={site} markdown={body} />
    </PageFrame>
  )
}
