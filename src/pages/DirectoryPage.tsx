import { Search } from '../islands/Search.tsx'
import type { DirectoryName } from '../content/kinds.ts'
import type { Site } from '../site/site.ts'
import { byLetter, type Directory, type DirectoryRow } from './directoryRows.tsx'
import { IslandOf } from './IslandOf.tsx'
import { PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Every entry of a kind, a letter at a time, with what matters at a glance. A box shortens the list as one types. */
export function DirectoryPage({
  site,
  entry,
  lists,
}: TemplateProps & { lists: Record<DirectoryName, (site: Site) => Directory> }) {
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
      <nav className="letters" aria-label="Letters">
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
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
