import { useDeferredValue, useMemo } from 'react'
import { useQuery } from '../../browser/useQuery.ts'
import { type Found, find } from '../../search/find.ts'
import { openIndex, type SearchFileData, type SearchIndex } from '../../search/searchIndex.ts'
import type { SearchWords } from '../../content/search/schema.ts'

/** The index, and what the search says. */
export type OpenSearch = { index: SearchIndex; words: SearchWords }

const searchFileQuery = { queryKey: ['/search.json'] }

const opened = new WeakMap<SearchFileData, OpenSearch>()

/** Opening takes some milliseconds, so it is done once for all islands of a page. */
function open(data: SearchFileData): OpenSearch {
  const known = opened.get(data)
  if (known) return known
  const fresh = { index: openIndex(data), words: data.words }
  opened.set(data, fresh)
  return fresh
}

/** The index as it comes: fetched when the first island that searches starts. */
export function useSearch(): { search: OpenSearch | undefined; failed: boolean } {
  const { data, isError } = useQuery<SearchFileData>(searchFileQuery)
  return { search: data && open(data), failed: isError }
}

/** What typed words find, and the words it is found for: a keystroke is shown before it is answered. Undefined for no words. */
export function useFound(typed: string, search: OpenSearch | undefined): (Found & { asked: string }) | undefined {
  const asked = useDeferredValue(typed)
  return useMemo(
    () => (search && asked.trim() !== '' ? { ...find(asked, search.index), asked } : undefined),
    [search, asked],
  )
}
