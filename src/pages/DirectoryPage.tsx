import { Search } from '../islands/Search.tsx'
import type { Site } from '../site/site.ts'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { IslandOf } from './IslandOf.tsx'
import { ProseOf } from './ProseOf.tsx'

type Item = { href: string; label: string; also: string }

/** Every lender, or every brand, by name, a letter at a time. */
export function DirectoryPage({ site, entry }: TemplateProps) {
  const { page, article } = entry
  if (page.kind !== 'directory') return null
  const letters = byLetter(page.of === 'brands' ? brands(site) : lenders(site))
  return (
    <PageFrame site={site} entry={entry}>
      {site.search && (
        <IslandOf
          name="Search"
          id="list-filter"
          start="intent"
          of={Search}
          props={{
            as: 'filter',
            label: site.search.words.filter[page.of],
            none: site.search.words.filter.none,
            of: page.of,
          }}
        />
      )}
      <nav className="letters" aria-label="Letters">
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(([letter, items]) => (
        <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className="directory">
            {items.map(({ href, label, also }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {also && <span>{also}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ProseOf site={site} markdown={article?.body ?? ''} />
    </PageFrame>
  )
}

const brands = (site: Site): Item[] =>
  [...site.brands.values()].map(({ slug, brandName }) => ({ href: `/brands/${slug}`, label: brandName, also: '' }))

const lenders = (site: Site): Item[] =>
  [...site.lenders.values()]
    .filter(({ slug }) => site.byPath.has(`/lenders/${slug}`))
    .map(({ slug, name, formerNames, tradingNames }) => ({
      href: `/lenders/${slug}`,
      label: name,
      also: [...new Set([...tradingNames, ...formerNames])].filter((other) => other !== name).join(', '),
    }))

const byLetter = (items: readonly Item[]): [string, Item[]][] => [
  ...Map.groupBy(
    items.toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB')),
    ({ label }) => label.normalize('NFD').charAt(0).toUpperCase(),
  ),
]
