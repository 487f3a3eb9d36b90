import { useEffect, useMemo, useRef, useState } from 'react'
import { dataClient, type Query, useQuery } from '../../browser/dataClient.ts'
import type { SearchWords } from '../../content/search/schema.ts'
import { find, type SearchOutcome } from '../../search/find.ts'
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

/** The index as it comes: fetched when the first island that searches starts. */
export function useSearch(): { search: OpenSearch | undefined; failed: boolean } {
  const { data, isError } = useQuery<OpenSearch>(searchQuery)
  return { search: data, failed: isError }
}

/** An answer of the index once it is whole: what it wants is fetched, and until then the one before it stands. */
export function useWhole<Answer extends { wants: readonly string[] }>(
  answer: Answer | undefined,
): { whole: Answer | undefined; missed: boolean } {
  const before = useRef<Answer>(undefined)
  const [missed, setMissed] = useState(false)
  const wants = answer?.wants.join(' ') ?? ''
  useEffect(() => {
    setMissed(false)
    if (wants !== '') fetchFiles(wants.split(' ')).catch(() => setMissed(true))
  }, [wants])
  useEffect(() => {
    if (wants === '') before.current = answer
  })
  return { whole: wants === '' ? answer : before.current, missed }
}

const ask = (typed: string, index: SearchIndex) => ({ ...find(typed, index), asked: cutQuestion(typed) })

/** Query the index with the typed words; nothing for no words. Where it fails that is told, because the rest of the page goes on. */
export function useAnswer<Answer>(
  typed: string,
  search: OpenSearch | undefined,
  ask: (typed: string, index: SearchIndex) => Answer,
): { answer: Answer | undefined; failed: boolean } {
  return useMemo(() => {
    if (!search || typed.trim() === '') return { answer: undefined, failed: false }
    try {
      return { answer: ask(typed, search.index), failed: false }
    } catch (error) {
      reportError(error)
      return { answer: undefined, failed: true }
    }
  }, [typed, search, ask])
}

/** Find the results for the typed words, with the words they match; nothing for no words. */
export function useFound(
  typed: string,
  search: OpenSearch | undefined,
): { found: (SearchOutcome & { asked: string }) | undefined; missed: boolean } {
  const { answer, failed } = useAnswer(typed, search, ask)
  const { whole: found, missed } = useWhole(answer)
  return { found, missed: missed || failed }
}
