import { renderToStaticMarkup } from 'react-dom/server'
import { sourceId } from '../components/FactValue.tsx'
import { LinkList, type ListedLink } from '../components/LinkList.tsx'
import { OuterLink } from '../components/TextLink.tsx'
import { oncePer } from '../content/memoize.ts'
import type { MailBlanks, PageParts, ReportWords } from '../content/pageParts/schema.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import type { Fact } from '../facts/fact.ts'
import { printedFact, printSource } from '../facts/print.ts'
import type { Entry, Site } from '../site/site.ts'
import { HeadOf } from './HeadOf.tsx'
import { PageOf } from './PageOf.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Tags that every page shares: policy, styles and fonts at the start of the head, and the script at the end of the body. */
export type PageTags = { head: string; end: string }

/** The whole HTML document of a page, with the policy, scripts and styles it is sent with. */
export function documentOf(site: Site, entry: Entry, tags: PageTags = { head: '', end: '' }): string {
  const { header, footer, waiting } = furnitureOf(site)
  const head = renderToStaticMarkup(<HeadOf site={site} entry={entry} />)
  const words = withDoubt(renderToStaticMarkup(<PageOf site={site} entry={entry} />), site.pageParts?.page.doubt)
  // The sources come last on every page, so that they can name exactly the facts that were printed above them.
  const sources = renderToStaticMarkup(<SourcesOf site={site} entry={entry} shown={factsShown(words)} />)
  const report = renderToStaticMarkup(<ReportMistake site={site} entry={entry} />)
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">${tags.head}${head}</head><body><a class="skip" href="#main">Skip to main content</a>${header}<main id="main"${isSourced(words) ? ' class="sourced"' : ''}>${words}${sources}${report}</main>${footer}${waiting}${pageIslands}${tags.end}</body></html>`
}

/** The islands of every page: notes beside figures and terms, drawings enlarged, and short messages. */
const pageIslands =
  '<div id="notes" data-island="Notes" data-start="intent" data-for="main a:is(.fact, .term)"></div><div id="enlarged" data-island="Pictures" data-props="{&quot;picture&quot;:&quot;Lightbox&quot;}" data-start="intent" data-for="[data-enlarge]"></div><div id="notices" data-island="Notices" data-start="asked"></div>'

/** Parts of every page around its words, rendered once; `waiting` is where src/browser/islands.ts says that something is on its way. */
const furnitureOf = oncePer((site: Site) => ({
  header: renderToStaticMarkup(<SiteHeader site={site} />),
  footer: renderToStaticMarkup(<SiteFooter site={site} />),
  waiting: renderToStaticMarkup(
    <div id="waiting" className="toast waiting" role="status" data-says={site.pageParts?.page.loading} />,
  ),
}))

/**
 * The ids of the facts a rendered page shows, in the order a reader meets them: from its own words (where they lead to their
 * sources), its tables and what its template says. Facts with their source beside them (data-sourced) are left out: the list would repeat it.
 */
export const factsShown = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:data-fact="|href="#source-)([^"]+)"(?! data-sourced)/g)].map((match) => match[1] ?? ''),
  ),
]

/** Explain the mark on figures once, beside the day the page was checked, if it has such a mark. */
export const withDoubt = (html: string, note = ''): string =>
  html.includes('class="unconfirmed"') ? html.replace(/<p class="checked">.*?(?=<\/p>)/s, `$& ${note}`) : html

/** True when a page’s own text has figures whose sources are shown beside it. */
export const isSourced = (html: string): boolean => /<article [^>]*class="prose".* class="fact"/s.test(html)

/** The line by which a visitor tells us of a mistake, in a mail of their own. Nothing is sent by the page. */
function ReportMistake({ site, entry }: { site: Site; entry: Entry }) {
  const { report, company } = site
  if (!report) return null
  const href = mailAddress(company.email, report, {
    title: entry.title,
    address: `${site.origin}${entry.path}`,
    checked: longDate(entry.modified),
    built: longDate(site.today),
  })
  return (
    <p className="report page">
      <a href={href}>{report.link}</a>
    </p>
  )
}

/** A mailto address with the subject and body filled in. Lines end as RFC 6068 asks; signs that a query may have stand as they are. */
export function mailAddress(to: string, { subject, body }: ReportWords, blanks: MailBlanks): string {
  const encoded = (words: string) =>
    encodeURIComponent(fillIn(words, blanks).replaceAll('\n', '\r\n')).replaceAll(
      /%(?:3A|2F|2C|3F)/g,
      decodeURIComponent,
    )
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}

function SourcesOf({ site, entry, shown }: { site: Site; entry: Entry; shown: readonly string[] }) {
  const facts = shown.flatMap((id) => site.facts.get(id) ?? [])
  const further = furtherSources(entry)
  const count = facts.length + further.length
  const words = site.pageParts?.sources
  if (count === 0) return null
  return (
    <section className="sources page" aria-labelledby="sources">
      <h2 id="sources" className="kerb">
        Sources
      </h2>
      <details open={count <= fewSources}>
        <summary>{words && (count === 1 ? words.one : fillIn(words.all, { count }))}</summary>
        {facts.length > 0 && (
          <ol>
            {facts.map((fact) => (
              <SourceOf key={fact.id} fact={fact} today={site.today} words={words} />
            ))}
          </ol>
        )}
        {further.length > 0 && <LinkList links={further} />}
      </details>
    </section>
  )
}

/** Most sources listed open: each is also in its sentence, shown when its figure is pointed at or pressed. */
const fewSources = 6

function SourceOf({ fact, today, words }: { fact: Fact; today: PlainDate; words: PageParts['sources'] | undefined }) {
  // A fact that starts later, such as a date that has been set, is shown as it will be.
  const starts = fact.values[0]?.from ?? today
  const { since, source, checkedOn, confirmed, note, knownUntil } = printedFact(fact, today < starts ? starts : today)
  return (
    <li id={sourceId(fact.id)}>
      <span className="describes">{fact.describes}</span> <OuterLink href={source.url}>{printSource(source)}</OuterLink>
      {source.also && (
        <>
          {' '}
          (<OuterLink href={source.also}>{shortAddress(source.also)}</OuterLink>)
        </>
      )}
      .{' '}
      <span className="dates">
        {words &&
          fillIn(knownUntil ? words.known : words.since, {
            from: longDate(since),
            checked: longDate(checkedOn),
            until: knownUntil ? longDate(knownUntil) : '',
          })}
        {!confirmed && ' Not confirmed.'}
        {note && ` ${note}`}
      </span>
    </li>
  )
}

function furtherSources({ article, brandFinance: brand, lender }: Entry): ListedLink[] {
  const named = article?.meta.sources ?? []
  const ofBrand = brand && [
    ...brand.lenders.map(({ source }) => source),
    ...brand.pointSources.flat(),
    ...brand.aboutSources,
    ...brand.modelSources,
  ]
  const urls = new Set([...(ofBrand ?? []), ...(lender?.sources ?? [])])
  return [...named, ...[...urls].map((url) => ({ title: shortAddress(url), url }))].map(({ title, url }) => ({
    href: url,
    isOuter: true,
    label: title,
  }))
}

/** "blackhorse.co.uk/complaints" */
const shortAddress = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
