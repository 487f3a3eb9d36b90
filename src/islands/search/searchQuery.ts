import { useEffect, useMemo, useRef, useState } from 'react'
import { dataClient, type Query, useQuery } from '../../browser/dataClient.ts'
import type { SearchWords } from '../../content/search/schema.ts'
import { find } from '../../search/find.ts'
import { openIndex, type SearchIndex } from '../../search/openIndex.ts'
import { cutQuestion } from '../../search/question.ts'
import type { SearchFileData } from '../../search/searchFile.ts'

export type OpenSearch = { index: SearchIndex; words: SearchWords }

/** Opening takes some milliseconds, so it is done once for all islands of a page, and again when more of its files have come. */
const searchQuery: Query<OpenSearch> = {
  queryKey: ['search'],
  queryFn: async () => {
    const { words, ...data } = await dataClient.fetchQuery<SearchFileData>({ queryKey: ['/search.json'] })
    return { index: openIndex(data), words }
  },
}

/** Fetch index files and reopen the index with them. @throws what went wrong */
async function fetchFiles(names: readonly string[]): Promise<void> {
  const { index } = await dataClient.fetchQuery(searchQuery)
  const files = await Promise.all(
    names.map((name) => dataClient.fetchQuery({ queryKey: [`/${index.data.folder}/${name}.json`] })),
  )
  const fetched = Object.fromEntries(names.map((name, at) => [name, files[at]]))
  // Keep what others have fetched meanwhile.
  const now = await dataClient.fetchQuery(searchQuery)
  const more = { ...now, index: openIndex(now.index.data, { ...now.index.files, ...fetched }) }
  dataClient.setQueryData(searchQuery.queryKey, more)
}

/** Find pages for the typed words, which are kept beside what was found. */
export const findAsked = (typed: string, index: SearchIndex) => ({ ...find(typed, index), asked: cutQuestion(typed) })

export type Found = ReturnType<typeof findAsked>

/**
 * Ask the index about the typed words; nothing for no words. It is fetched when the first island that searches starts, and the files
 * that an answer wants when it does: until then the answer before it stands. A failure is told, because the rest of the page goes on.
 */
export function useAnswer<Answer extends { wants: readonly string[] }>(
  typed: string,
  ask: (typed: string, index: SearchIndex) => Answer,
): { search: OpenSearch | undefined; answer: Answer | undefined; failed: boolean } {
  const { data: search, isError } = useQuery<OpenSearch>(searchQuery)
  const before = useRef<Answer>(undefined)
  const [missed, setMissed] = useState(false)
  const { answer, failed = false } = useMemo((): { answer?: Answer; failed?: boolean } => {
    if (!search || typed.trim() === '') return {}
    try {
      return { answer: ask(typed, search.index) }
    } catch (error) {
      reportError(error)
      return { failed: true }
    }
  }, [typed, search, ask])
  const wants = answer?.wants.join(' ') ?? ''
  useEffect(() => {
    setMissed(false)
    if (wants !== '') fetchFiles(wants.split(' ')).catch(() => setMissed(true))
  }, [wants])
  useEffect(() => {
    if (wants === '') before.current = answer
  })
  return { search, answer: wants === '' ? answer : before.current, failed: isError || failed || missed }
}
