import type { ReactNode } from 'react'
import { Fold } from '../components/Fold.tsx'
import { JumpLinks, LinkList } from '../components/LinkList.tsx'
import { type DirectoryName, kindOf, type PageKind, sitemapGroupNames } from '../content/kinds.ts'
import type { Lender } from '../content/lenders/schema.ts'
import type { PageParts } from '../content/pageParts/schema.ts'
import { Search } from '../islands/Search.tsx'
import type { FoundBy } from '../search/searchFile.ts'
import { documentsOf } from '../site/search.ts'
import type { Entry, Site } from '../site/site.ts'
import { lenderNamesIn, spellsOf } from './BrandPage.tsx'
import { IslandOf } from './IslandOf.tsx'
import { AnsweringFirm } from './LenderPage.tsx'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Every entry of a kind, a letter at a time, with what matters at a glance. A box shortens the list as one types. */
export function DirectoryPage({ site, entry }: TemplateProps) {
  const { page, article } = entry
  if (!('of' in page)) return null
  const { columns, rows } = lists[page.of](site)
  const letters = byLetter(rows)
  const words = site.search?.words
  const own = words?.filter.lists[page.of]
  return (
    <PageFrame site={site} entry={entry} wide>
      {words && own && (
        <IslandOf
          name="Search"
          id="list-filter"
          start="intent"
          of={Search}
          props={{
            as: 'filter',
            of: page.of,
            all: rows.length,
            ...own,
            left: words.filter.left,
            unavailable: words.unavailable,
          }}
        />
      )}
      <JumpLinks className="letters" label="Letters" links={letters.map(([letter]) => [letter, `letter-${letter}`])} />
      <div className="directory">
        <p className="columns" aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {letters.map(([letter, ofLetter]) => (
          <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <ul className="entries">
              {ofLetter.map((row) => (
                <RowOf key={row.href} row={row} columns={columns.slice(1)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ProseOf site={site} markdown={article?.body ?? ''} />
    </PageFrame>
  )
}

/** On a wide screen the names of the columns stand above the list, so each line shows only its values. */
const RowOf = ({ row: { href, name, state, values }, columns }: { row: DirectoryRow; columns: readonly string[] }) => (
  <li>
    <p>
      <a href={href}>{name}</a> {state && <span className="state">{state}</span>}
    </p>
    <dl>
      {values.map(
        (value, index) =>
          value !== '' && (
            <div key={columns[index]} data-column={index + 2}>
              <dt>{columns[index]}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  </li>
)

/** A line of a list: where it leads, its name, what has become of it, and a value for each of the list’s columns. */
export type DirectoryRow = { href: string; name: string; state?: string | undefined; values: readonly ReactNode[] }

/** A list with the names of its columns. The first is that of the entries themselves. */
type Directory = { columns: readonly string[]; rows: readonly DirectoryRow[] }

/** Every lender with a page: who answers for its agreements, the other names papers may carry, and the ways to complain that are known. */
export const lenderDirectory = (site: Site): Directory => ({
  columns: site.pageParts?.directory.lenders ?? [],
  rows: [...site.lenders.values()]
    .filter(({ slug }) => site.byPath.has(`/lenders/${slug}`))
    .map((lender) => ({
      href: `/lenders/${lender.slug}`,
      name: lender.name,
      ...(lender.status.state === 'active' ? {} : { state: site.pageParts?.directory.states[lender.status.state] }),
      values: [
        <AnsweringFirm key="answering" site={site} lender={lender} />,
        otherNames(lender),
        waysToComplain(lender, site.pageParts?.directory),
      ],
    })),
})

function otherNames({ name, legalName, tradingNames, formerNames }: Lender): string {
  const others = new Set([...tradingNames, ...formerNames])
  return [...others].filter((other) => other !== name && other !== legalName).join(', ')
}

const ways = ['webform', 'email', 'phone', 'postalAddress'] as const

function waysToComplain({ complaints }: Lender, words: PageParts['directory'] | undefined): string {
  const said = ways.flatMap((way) => (complaints[way] && words?.ways[way]) || []).join(', ')
  return said === '' ? (words?.noWay ?? '') : said.charAt(0).toUpperCase() + said.slice(1)
}

export const brandDirectory = (site: Site): Directory => ({
  columns: site.pageParts?.directory.brands ?? [],
  rows: site.entries.flatMap(({ path, brand, brandFinance }) => {
    if (!brand || !brandFinance) return []
    const { today, others } = spellsOf(brandFinance)
    return {
      href: path,
      name: brand.brandName,
      values: [
        today.map(({ lender }) => lender).join('; ') || site.pageParts?.directory.notConfirmed,
        lenderNamesIn(others, site).join('; '),
        brand.popularModels.join(', '),
      ],
    }
  }),
})

const lists: Record<DirectoryName, (site: Site) => Directory> = { lenders: lenderDirectory, brands: brandDirectory }

export const byLetter = (rows: readonly DirectoryRow[]): [letter: string, rows: DirectoryRow[]][] => [
  ...Map.groupBy(
    rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    ({ name }) => initialOf(name),
  ),
]

/** Most entries shown open: a fold would save no room. */
const short = 3

/** Every page of the site, by kind, each kind folded under its name. */
export function SitemapPage({ site, entry }: TemplateProps) {
  return (
    <PageFrame site={site} entry={entry} wide>
      <ProseOf site={site} markdown={entry.article?.body ?? ''} />
      <div className="folds">
        {sitemapGroups(site).map(({ id, title, entries }) => (
          <Fold key={id} id={id} heading="h2" title={title} count={entries.length} open={entries.length <= short}>
            <LinkList className="sitemap" links={entries.map(({ path, title: label }) => ({ href: path, label }))} />
          </Fold>
        ))}
      </div>
    </PageFrame>
  )
}

export function sitemapGroups(site: Site): { id: string; title: string; entries: Entry[] }[] {
  const sorted = site.entries.toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB'))
  const groups = Map.groupBy(sorted, ({ page }) => kindOf(page).sitemap)
  return sitemapGroupNames.flatMap((id) => {
    const entries = groups.get(id)
    return entries ? { id, title: site.pageParts?.sitemap[id] ?? '', entries } : []
  })
}

/** The search, and everything it can find from A to Z, folded by its first letter, which needs no script. */
export function SearchPage({ site, entry }: TemplateProps) {
  const letters = alphabeticalIndex(site)
  const words = site.search?.words
  return (
    <PageFrame site={site} entry={entry} wide>
      {words && (
        <IslandOf
          name="Search"
          id="search"
          start="load"
          of={Search}
          props={{
            as: 'page',
            label: words.label,
            link: words.link,
            hint: words.hint,
            private: words.private,
            unavailable: words.unavailable,
            keys: words.keys,
          }}
        />
      )}
      <ProseOf site={site} markdown={entry.article?.body ?? ''} />
      <h2 id="a-to-z">{words?.aToZ}</h2>
      <div className="folds a-to-z">
        {letters.map(([letter, lines]) => (
          <Fold
            key={letter}
            id={`letter-${letter}`}
            heading="h3"
            title={letter === '0' ? '0–9' : letter}
            count={lines.length}
          >
            <LinkList className="sitemap" links={lines} />
          </Fold>
        ))}
      </div>
    </PageFrame>
  )
}

/** A line of the list: its link, its label, and the owner if that has another name. */
type Listed = { href: string; label: string; of?: string }

/** All that can be found, by its first letter: every page, every name of a lender or model of a make, every term and every question. */
export function alphabeticalIndex(site: Site): [letter: string, Listed[]][] {
  const all = documentsOf(site).flatMap((found) => linesOf(found, site.pageParts?.pages.glossary))
  const once = new Map(all.toReversed().map((line) => [`${line.label} ${line.href}`, line]))
  const sorted = [...once.values()].toSorted((a, b) => collator.compare(sortedBy(a.label), sortedBy(b.label)))
  return [...Map.groupBy(sorted, ({ label }) => initialOf(sortedBy(label)).replace(/\d/, '0'))].toSorted(([a], [b]) =>
    collator.compare(a, b),
  )
}

function linesOf({ path, kind, title, names, sections }: FoundBy, glossary: string | undefined): Listed[] {
  if (kind === 'answer') return []
  const page = { href: path, label: title }
  // The names of a claim page's lender lead to the lender’s own page.
  const listed = kindOf({ kind: kind as PageKind }).search?.listed
  if (listed === 'title') return [page]
  const others = names.filter((name) => name !== title).map((label) => ({ href: path, label, of: title }))
  const parts = sections
    .filter(({ id, heading }) => id !== '' && (heading.endsWith('?') || path === glossary))
    .map(({ id, heading }) => ({ href: `${path}#${id}`, label: heading, of: title }))
  return [page, ...others, ...(listed === 'names' ? [] : parts)]
}

const collator = new Intl.Collator('en-GB', { numeric: true })

/** Drop leading quotation marks and the like. */
const sortedBy = (label: string): string => label.replace(/^[^\p{L}\p{N}]+/u, '')

const initialOf = (name: string): string => name.normalize('NFD').charAt(0).toUpperCase()
