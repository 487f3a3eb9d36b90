import { Fold } from '../components/Fold.tsx'
import { Search } from '../islands/Search.tsx'
import { IslandOf } from './IslandOf.tsx'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import { type PageKind, kindOf } from '../content/kinds.ts'
import type { Site } from '../site/site.ts'
import type { FoundBy } from '../search/document.ts'
import { documentsOf } from '../site/search.ts'

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
          <Fold key={letter} id={`letter-${letter}`} heading="h3" title={nameOf(letter)} count={lines.length}>
            <ul className="sitemap">
              {lines.map(({ href, label, of }) => (
                <li key={href + label}>
                  <a href={href}>{label}</a>
                  {of && <span>{of}</span>}
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </PageFrame>
  )
}

/** Groups everything that begins with a digit. */
const nameOf = (letter: string): string => (letter === '0' ? '0–9' : letter)

/** A line of the list: where it leads, and what it is of where that is not its own name. */
type Listed = { href: string; label: string; of?: string }

/** All that can be found, by its first letter: every page, every name of a lender or model of a make, every term and every question. */
export function alphabeticalIndex(site: Site): [letter: string, Listed[]][] {
  const all = documentsOf(site).flatMap((found) => linesOf(found, site.pageParts?.pages.glossary))
  const once = new Map(all.toReversed().map((line) => [`${line.label} ${line.href}`, line]))
  const sorted = [...once.values()].toSorted((a, b) => collator.compare(sortedBy(a.label), sortedBy(b.label)))
  return [...Map.groupBy(sorted, ({ label }) => letterOf(label))].toSorted(([a], [b]) => collator.compare(a, b))
}

function linesOf({ path, kind, title, names, sections }: FoundBy, glossary: string | undefined): Listed[] {
  if (kind === 'answer') return []
  const page = { href: path, label: title }
  // A claim page is about a lender whose names lead to the lender’s own page.
  const listed = kindOf({ kind: kind as PageKind }).search?.listed
  if (listed === 'title') return [page]
  const others = names.filter((name) => name !== title).map((label) => ({ href: path, label, of: title }))
  const parts = sections
    .filter(({ id, heading }) => id !== '' && (heading.endsWith('?') || path === glossary))
    .map(({ id, heading }) => ({ href: `${path}#${id}`, label: heading, of: title }))
  return [page, ...others, ...(listed === 'names' ? [] : parts)]
}

const collator = new Intl.Collator('en-GB', { numeric: true })

/** Quotation marks and the like are passed over. */
const sortedBy = (label: string): string => label.replace(/^[^\p{L}\p{N}]+/u, '')

function letterOf(label: string): string {
  const first = sortedBy(label).normalize('NFD').charAt(0).toUpperCase()
  return /\d/.test(first) ? '0' : first
}
