import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from './createStore.ts'

/** Request for data: by default, a GET of its key’s parts joined with "/", read as JSON. */
export type Query<Data = unknown> = {
  queryKey: readonly string[]
  queryFn?: () => Promise<Data>
  /** Treat a 401 as an error (the default) or as "nothing": null. */
  on401?: 'error' | 'null'
}

/** State of a query: its data once it has come, or that it failed. */
type QueryState<Data> = { data: Data | undefined; isError: boolean }

const nothing: QueryState<never> = { data: undefined, isError: false }

/** Cache the data a page asks for. Data stays as first read: no refetch, no timer, and no automatic retry after a failure. */
export function newDataClient() {
  const known = createStore<Readonly<Record<string, QueryState<unknown>>>>({})
  const coming = new Map<string, Promise<unknown>>()
  const tell = (key: string, state: QueryState<unknown>) => known.set({ ...known.get(), [key]: state })
  const keyOf = (queryKey: readonly string[]) => queryKey.join('/')
  const stateOf = <Data>(queryKey: readonly string[]) => (known.get()[keyOf(queryKey)] ?? nothing) as QueryState<Data>

  async function ask<Data>(key: string, { queryFn, on401 }: Query<Data>): Promise<Data> {
    try {
      const data = await (queryFn ? queryFn() : (getJson(key, on401 ?? 'error') as Promise<Data>))
      tell(key, { data, isError: false })
      return data
    } catch (error) {
      tell(key, { data: undefined, isError: true })
      throw error
    }
  }

  /** Fetch data once for all its callers. @throws what went wrong */
  function fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const key = keyOf(query.queryKey)
    const { data } = stateOf<Data>(query.queryKey)
    if (data !== undefined) return Promise.resolve(data)
    const asked = coming.get(key) ?? ask(key, query).finally(() => coming.delete(key))
    coming.set(key, asked)
    return asked as Promise<Data>
  }

  return {
    fetchQuery,
    /** Fetch data for later use; unlike `fetchQuery`, never throw. */
    prefetchQuery: (query: Query): Promise<void> =>
      fetchQuery(query).then(
        () => undefined,
        () => undefined,
      ),
    getQueryData: <Data>(queryKey: readonly string[]): Data | undefined => stateOf<Data>(queryKey).data,
    setQueryData: (queryKey: readonly string[], data: unknown): void => tell(keyOf(queryKey), { data, isError: false }),
    stateOf,
    subscribe: known.listen,
  }
}

export const dataClient = newDataClient()

/** Fetch a query when the component is shown, and return its state. `query` must be the same object each time. */
export function useQuery<Data>(query: Query<Data>): QueryState<Data> {
  const state = () => dataClient.stateOf<Data>(query.queryKey)
  useEffect(() => {
    void dataClient.prefetchQuery(query)
  }, [query])
  return useSyncExternalStore(dataClient.subscribe, state, state)
}

/** A GET with cookies, read as JSON. */
async function getJson(address: string, on401: 'error' | 'null'): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include' })
  if (response.status === 401 && on401 === 'null') return null
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}
