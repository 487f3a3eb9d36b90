import { useEffect, useSyncExternalStore } from 'react'
import { dataClient, type Known, type Query } from './dataClient.ts'

/** What is known of a query, which is asked for when the component is shown. `query` must be the same object each time. */
export function useQuery<Data>(query: Query<Data>): Known<Data> {
  const state = () => dataClient.stateOf<Data>(query.queryKey)
  useEffect(() => {
    void dataClient.prefetchQuery(query)
  }, [query])
  return useSyncExternalStore(dataClient.subscribe, state, state)
}
