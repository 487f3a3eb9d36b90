import type { ComponentType } from 'react'
import type { PageKind } from '../content/kinds.ts'
import type { Entry, Site } from '../site/site.ts'
import { BrandPage } from './BrandPage.tsx'
import { HomePage } from './HomePage.tsx'
import { IslandOf } from './IslandOf.tsx'
import { LenderPage } from './LenderPage.tsx'
import { DirectoryPage, SearchPage, SitemapPage } from './ListPages.tsx'
import { mainPartsOf, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { LineOf, ProseOf } from './ProseOf.tsx'
import { ToolPage } from './ToolPage.tsx'

const templates: Record<PageKind, ComponentType<TemplateProps>> = {
  home: HomePage,
  guide: ArticlePage,
  tool: ToolPage,
  claim: LenderPage,
  lender: LenderPage,
  brand: BrandPage,
  directory: DirectoryPage,
  company: ArticlePage,
  legal: ArticlePage,
  sitemap: SitemapPage,
  search: SearchPage,
  'not-found': NotFoundPage,
}

export function PageOf({ site, entry }: { site: Site; entry: Entry }) {
  const Template = templates[entry.page.kind]
  return <Template site={site} entry={entry} />
}

function ArticlePage({ site, entry }: TemplateProps) {
  const body = entry.article?.body ?? ''
  return (
    <PageFrame site={site} entry={entry} parts={mainPartsOf(body)}>
      <ProseOf site={site} markdown={body} />
    </PageFrame>
  )
}

export function NotFoundPage({ site, entry }: TemplateProps) {
  return (
    <div className="page" data-kind="not-found">
      <header className="page-top">
        <h1>{entry.title}</h1>
        <p className="summary">
          <LineOf site={site} markdown={entry.article?.meta.summary ?? ''} />
        </p>
      </header>
      <article className="prose">
        <ProseOf site={site} markdown={entry.article?.body ?? ''} />
        {site.search && (
          <IslandOf
            name="Search"
            id="near-pages"
            start="load"
            props={{ as: 'near', heading: site.search.words.missing }}
          />
        )}
      </article>
    </div>
  )
}
