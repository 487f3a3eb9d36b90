import { Search } from '../islands/Search.tsx'
import { aToZ } from '../site/search/aToZ.ts'
import { IslandOf } from './IslandOf.tsx'
import { PageFrame } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import type { TemplateProps } from './PageFrame.tsx'

/** The search, and everything it can find from A to Z, which needs no script. */
export function SearchPage({ site, entry }: TemplateProps) {
  const letters = aToZ(site)
  const words = site.search?.words
  return (
    <PageFrame site={site} entry={entry}>
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
      <nav className="letters" aria-label="Letters">
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {nameOf(letter)}
          </a>
        ))}
      </nav>
      {letters.map(([letter, lines]) => (
        <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
          <h3 id={`letter-${letter}`}>{nameOf(letter)}</h3>
          <ul className="directory">
            {lines.map(({ href, label, of }) => (
              <li key={href + label}>
                <a href={href}>{label}</a>
                {of && <span>{of}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  )
}

/** What begins with a digit stands together. */
const nameOf = (letter: string): string => (letter === '0' ? '0–9' : letter)
