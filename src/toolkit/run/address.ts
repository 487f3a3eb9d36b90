import { useSyncExternalStore } from 'react'

/** Events that say the visitor is at another step: of the browser’s Back and Forward, and our own. */
const moves = ['popstate', 'tool-step'] as const
const tell = (): unknown => dispatchEvent(new Event('tool-step'))

/** Listen for a change of step; return a stop function. */
export function listen(listener: () => void): () => void {
  for (const move of moves) addEventListener(move, listener)
  return () => {
    for (const move of moves) removeEventListener(move, listener)
  }
}

/** The answers behind the "#" of the page’s address, which nobody is sent. Empty while the page is prerendered. */
export const useAddressSearch = (): string => useSyncExternalStore(listen, searchNow, () => '')

let last = { page: '', search: '' }

/** A link to a part of the page, as “Skip to main content” is, leaves the answers as they are. */
const searchNow = (): string => {
  const { hash, pathname: page } = location
  if (hash.startsWith('#?')) last = { page, search: hash.slice(1) }
  else if (hash === '' || last.page !== page) last = { page, search: '' }
  return last.search
}

const addressWith = (search: string): string =>
  location.pathname + location.search + (search.length > 1 ? `#${search}` : '')

/** Count the steps behind this one in the tool, so that Back knows whether there is one. */
const depth = (): number => Number((history.state as { toolDepth?: number } | null)?.toolDepth ?? 0)

export function replaceState(state: object, address?: string): void {
  history.replaceState({ ...history.state, toolDepth: depth(), ...state }, '', address)
  tell()
}

/** Push a history entry for a step, to leave by Back. */
export function pushState(state: object, address?: string): void {
  history.pushState({ toolDepth: depth() + 1, ...state }, '', address)
  tell()
}

export const replaceSearch = (search: string): void => replaceState({}, addressWith(search))

export const pushSearch = (search: string): void => pushState({}, addressWith(search))

/** Go back a step as the browser’s Back would; with no step behind, call `otherwise`. */
export function goBack(otherwise: () => void): void {
  if (depth() > 0) history.back()
  else otherwise()
}
