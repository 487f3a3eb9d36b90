import { useEffect, useSyncExternalStore } from 'react'
import { dataClient, type QueryState, type Query } from './dataClient.ts'

/** Fetch a query when the component is shown, and return its state. `query` must be the same object each time. */
export function useQuery<Data>(query: Query<Data>): QueryState<Data> {
  const state = () => dataClient.stateOf<Data>(query.queryKey)
  useEffect(() => {
    void dataClient.prefetchQuery(query)
  }, [query])
  return useSyncExternalStore(dataClient.subscribe, state, state)
}
