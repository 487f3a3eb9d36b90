import { useFound, useSearch } from './searchQuery.ts'

/** How many pages are offered. */
const most = 5

export type NearPagesProps = { heading: string }

/** On the page of an address that does not exist: the pages that are nearest to its words. */
export function NearPages({ heading }: NearPagesProps) {
  const { search } = useSearch()
  const { found } = useFound(search ? wordsOfPath(location.pathname) : '', search)
  const pages = (found?.results ?? []).filter(({ document }) => document.kind !== 'answer').slice(0, most)
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="near">
      <h2 id="near">{heading}</h2>
      <ul className="sitemap">
        {pages.map(({ document: { path, title } }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The words an address is made of. Folders that most addresses share say nothing, and an ending is none of them. */
function wordsOfPath(path: string): string {
  const spaced = path.replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
  try {
    return `${decodeURIComponent(spaced)} `
  } catch {
    return spaced
  }
}
