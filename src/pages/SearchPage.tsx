import { Fold } from '../components/Fold.tsx'
import { Search } from '../islands/Search.tsx'
import { alphabeticalIndex } from '../site/search/alphabeticalIndex.ts'
import { IslandOf } from './IslandOf.tsx'
import { PageFrame } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'
import type { TemplateProps } from './PageFrame.tsx'

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
