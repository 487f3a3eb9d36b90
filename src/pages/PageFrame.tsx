import { LineOf } from './ProseOf.tsx'
import type { ReactNode } from 'react'
import { Filled } from '../components/Filled.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { ContentsLink, OnThisPage } from '../components/OnThisPage.tsx'
import { longDate } from '../dates/plainDate.ts'
import { kindOf } from '../content/kinds.ts'
import type { Entry, Site } from '../site/site.ts'
import { crumbsOf } from './crumbs.ts'
import { Overdue } from './Overdue.tsx'
import { RelatedPages } from './RelatedPages.tsx'
import { WaysOnOf } from './WaysOnOf.tsx'
import { headingsOf } from '../content/prose/headings.ts'

/** Props of every template. */
export type TemplateProps = { site: Site; entry: Entry }

/** Frame of every inner page: the way here, heading, parts, sources, next steps. */
export function PageFrame({
  site,
  entry,
  heading,
  parts = [],
  wide = false,
  children,
}: TemplateProps & {
  heading?: string
  parts?: readonly { id: string; text: string }[]
  /** A list that has the width of the page, and no margin beside it. */
  wide?: boolean
  children: ReactNode
}) {
  const onlyBeside = kindOf(entry.page).straightToThePoint === true
  const checked = (
    <p className="checked">
      <Filled
        words={site.pageParts?.page.checked ?? ''}
        values={{ day: <time dateTime={entry.modified}>{longDate(entry.modified)}</time> }}
      />
    </p>
  )
  const summary = entry.article?.meta.summary
  return (
    <>
      <div className={wide ? 'page wide' : 'page'} data-kind={entry.page.kind}>
        <Breadcrumbs crumbs={crumbsOf(site, entry)} />
        <header className="page-top">
          <h1>{heading ?? entry.title}</h1>
          {summary && (
            <p className="summary">
              <LineOf site={site} markdown={summary} />
            </p>
          )}
          {!onlyBeside && checked}
          <Overdue site={site} entry={entry} />
        </header>
        <div className="page-columns">
          <OnThisPage parts={parts} onlyBeside={onlyBeside} />
          <article className="prose" id="page-text">
            {children}
            {onlyBeside && checked}
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
