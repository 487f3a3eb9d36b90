import { useQuery } from '@tanstack/react-query'
import { type GlossaryNotes, glossaryQuery } from './glossaryQuery.ts'

/** The plain meaning of a term; undefined for no term, or one without a meaning. */
export function useMeaning(id: string | undefined): GlossaryNotes[string] | undefined {
  const { data } = useQuery<GlossaryNotes>(glossaryQuery)
  return id === undefined ? undefined : data?.[id]
}
