import { QueryClient, type QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** Whether a 401 is an error, as it is unless a query says otherwise, or stands for "nothing": null. */
    queryMeta: { on401?: 'error' | 'null' }
  }
}

/** One client for all data a page asks for. What has been read stays as it is: nothing is asked for twice, on a timer, or again after a failure. */
export const newDataClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, meta, signal }) => getJson(queryKey, meta?.on401 ?? 'error', signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })

export const dataClient = newDataClient()

/** A GET of the key’s parts joined with "/", with cookies, read as JSON. */
async function getJson(queryKey: QueryKey, on401: 'error' | 'null', signal: AbortSignal): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal })
  if (response.status === 401 && on401 === 'null') return null
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}
