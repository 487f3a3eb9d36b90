import { HeaderSearch, type HeaderSearchProps } from './search/HeaderSearch.tsx'
import { ListFilter, type ListFilterProps } from './search/ListFilter.tsx'
import { SearchResults, type SearchResultsProps } from './search/SearchResults.tsx'
import { useFound, useSearch } from './search/searchQuery.ts'

export type SearchProps =
  | ({ as: 'header' } & HeaderSearchProps)
  | ({ as: 'page' } & SearchResultsProps)
  | ({ as: 'near' } & NearPagesProps)
  | ({ as: 'filter' } & ListFilterProps)

/** All that searches: the box in the header, the search page, the page of an unknown address, and the boxes above lists. One island, because each that the site has is named in the script of every page. */
export function Search(props: SearchProps) {
  switch (props.as) {
    case 'header':
      return <HeaderSearch {...props} />
    case 'page':
      return <SearchResults {...props} />
    case 'near':
      return <NearPages {...props} />
    case 'filter':
      return <ListFilter {...props} />
  }
}

const most = 5

type NearPagesProps = { heading: string }

/** On the page of an address that does not exist: the pages that are nearest to its words. */
function NearPages({ heading }: NearPagesProps) {
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
