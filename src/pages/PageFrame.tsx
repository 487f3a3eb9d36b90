import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../components/Breadcrumbs.tsx'
import { Filled } from '../components/Filled.tsx'
import { ContentsLink, OnThisPage } from '../components/OnThisPage.tsx'
import { kindOf } from '../content/kinds.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import { headingsOf } from '../content/prose/headings.ts'
import { countedWords } from '../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import { overdueFacts } from '../facts/fact.ts'
import type { Entry, KnownPage, Site } from '../site/site.ts'
import { WaysOn } from './FirmLine.tsx'
import { LineOf } from './ProseOf.tsx'

export type TemplateProps = { site: Site; entry: Entry }

/** Frame of every inner page: the way here, heading, parts, sources, next steps. */
export function PageFrame({
  site,
  entry,
  parts = [],
  wide = false,
  children,
}: TemplateProps & {
  parts?: readonly { id: string; text: string }[]
  /** A list that has the width of the page, and no margin beside it. */
  wide?: boolean
  children: ReactNode
}) {
  const onlyBeside = kindOf(entry.page).straightToThePoint === true
  const checked = <CheckedOn site={site} day={entry.modified} />
  const summary = entry.article?.meta.summary
  return (
    <>
      <div className={wide ? 'page wide' : 'page'} data-kind={entry.page.kind}>
        <Breadcrumbs crumbs={crumbsOf(site, entry)} />
        <header className="page-top">
          <h1>{entry.title}</h1>
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
      <WaysOn site={site} entry={entry} />
      <div className="page">
        <RelatedPages site={site} entry={entry} />
      </div>
    </>
  )
}

export const CheckedOn = ({ site, day }: { site: Site; day: PlainDate }) => (
  <p className="checked">
    <Filled words={site.pageParts?.page.checked ?? ''} values={{ day: <time dateTime={day}>{longDate(day)}</time> }} />
  </p>
)

/** The main parts of a page’s text, with its questions last. */
export function mainPartsOf(markdown: string): { id: string; text: string }[] {
  const parts = headingsOf(markdown).filter(({ level }) => level === 2)
  return /\{%\s*questions\s*%\}/.test(markdown) ? [...parts, { id: 'questions', text: 'Questions and answers' }] : parts
}

function Overdue({ site, entry }: TemplateProps) {
  const overdue = overdueFacts(
    entry.facts.flatMap((id) => site.facts.get(id) ?? []),
    site.today,
  )
  const words = site.pageParts?.overdue
  if (overdue.length === 0 || !words) return null
  return (
    <p className="overdue" role="note">
      {countedWords(words, overdue.length)}
    </p>
  )
}

function RelatedPages({ site, entry }: TemplateProps) {
  const { tool, next, related = [] } = entry.article?.meta ?? {}
  const body = entry.article?.body ?? ''
  // Leave out links that the text has already given.
  const further = related.filter((path) => !body.includes(`](${path})`))
  const links = [...new Set([tool, next, ...further])].filter((path) => path !== undefined)
  if (links.length === 0) return null
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related" className="kerb">
        {site.pageParts?.page.next}
      </h2>
      <ul>
        {links.map((path) => {
          const target = site.byPath.get(path)
          return (
            target && (
              <li key={path} data-role={path === tool ? 'tool' : path === next ? 'next' : undefined}>
                <a href={path}>{target.title}</a>
                <span>{target.description}</span>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

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

/** A link to a page of this site; its words alone on a site that has no such page. */
export const TextLinkTo = ({ site, path, children }: { site: Site; path: string; children: ReactNode }) =>
  site.byPath.has(path) ? <a href={path}>{children}</a> : children

/** The name of a lender, which leads to its page where there is one. */
export const LenderNamed = ({ site, slug, name }: { site: Site; slug: string | null; name: string }) => (
  <TextLinkTo site={site} path={`/lenders/${slug}`}>
    {name}
  </TextLinkTo>
)
