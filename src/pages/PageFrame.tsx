import { LineOf } from './ProseOf.tsx'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ContentsLink, OnThisPage } from '../components/OnThisPage.tsx'
import { longDate } from '../dates/plainDate.ts'
import type { PageKind } from '../site/manifest.ts'
import type { Entry, Site } from '../site/site.ts'
import { crumbsOf } from './crumbs.ts'
import { Overdue } from './Overdue.tsx'
import { RelatedPages } from './RelatedPages.tsx'
import { WaysOnOf } from './WaysOnOf.tsx'
import { headingsOf } from '../content/prose/headings.ts'

/** What every template is given. */
export type TemplateProps = { site: Site; entry: Entry }

/** A tool needs all the room there is, and a lender’s address is what its pages are opened for. */
const straightToThePoint: ReadonlySet<PageKind> = new Set<PageKind>(['tool', 'claim', 'lender'])

/** What every inner page has around its own words: the way here, heading, parts, sources, next steps. */
export function PageFrame({
  site,
  entry,
  heading,
  parts = [],
  children,
}: TemplateProps & {
  heading?: string
  parts?: readonly { id: string; text: string }[]
  children: ReactNode
}) {
  const onlyBeside = straightToThePoint.has(entry.page.kind)
  const summary = entry.article?.meta.summary ?? entry.brand?.description
  return (
    <>
      <div className="page" data-kind={entry.page.kind}>
        <Breadcrumbs crumbs={crumbsOf(site, entry)} />
        <header className="page-top">
          <h1>{heading ?? entry.title}</h1>
          {summary && (
            <p className="summary">
              <LineOf site={site} markdown={summary} />
            </p>
          )}
          <p className="checked">
            Last checked <time dateTime={entry.modified}>{longDate(entry.modified)}</time>
          </p>
          <Overdue site={site} entry={entry} />
        </header>
        <div className="page-columns">
          <OnThisPage parts={parts} onlyBeside={onlyBeside} />
          <article className="prose" id="page-text">
            {children}
          </article>
          {!onlyBeside && <ContentsLink parts={parts} />}
        </div>
      </div>
      <WaysOnOf site={site} entry={entry} />
      <div className="page">
        <RelatedPages site={site} entry={entry} />
      </div>
    </>
  )
}

/** The main parts of a page’s text, with its questions last. */
export function partsOf(markdown: string): { id: string; text: string }[] {
  const parts = headingsOf(markdown).filter(({ level }) => level === 2)
  return /\{%\s*questions\s*%\}/.test(markdown) ? [...parts, { id: 'questions', text: 'Questions and answers' }] : parts
}
