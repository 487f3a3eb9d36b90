import { useQuery } from '../../browser/useQuery.ts'

/** Contents of glossary.json: the meaning of each term by its id, and the page with more about it. */
export type GlossaryNotes = Record<string, { term: string; plain: string; see?: string }>

export const glossaryQuery = { queryKey: ['/glossary.json'] }

/** The plain meaning of a term; undefined for no term, or one without a meaning. */
export function useMeaning(id: string | undefined): GlossaryNotes[string] | undefined {
  const { data } = useQuery<GlossaryNotes>(glossaryQuery)
  return id === undefined ? undefined : data?.[id]
}
