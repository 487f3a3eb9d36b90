import { HeaderSearch, type HeaderSearchProps } from './search/HeaderSearch.tsx'
import { ListFilter, type ListFilterProps } from './search/ListFilter.tsx'
import { NearPages, type NearPagesProps } from './search/NearPages.tsx'
import { SearchResults, type SearchResultsProps } from './search/SearchResults.tsx'

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
