import type { ComponentType } from 'react'

/** A file of src/islands: a component named like the file, and what must have arrived before it is shown. */
export type IslandModule = { prepare?: (props: object) => Promise<unknown> } & Record<string, unknown>

/** Every island by name. Each is a chunk of its own, fetched when the island starts. */
const registry = import.meta.glob<IslandModule>('../islands/*.tsx')

const begun = new WeakMap<HTMLElement, Promise<void>>()
const stops = new Map<HTMLElement, () => void>()

/** Fetches an island’s code and shows it in its place. Asked again, it answers with the same promise; after a failure it may be tried again. */
export function startIsland(element: HTMLElement): Promise<void> {
  const known = begun.get(element)
  if (known) return known
  const beginning = begin(element)
  begun.set(element, beginning)
  beginning.catch(() => begun.delete(element))
  return beginning
}

async function begin(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? ''
  const load = registry[`../islands/${name}.tsx`]
  if (!load) throw new Error(`There is no island "${name}"`)
  const [module, { mountIsland }] = await Promise.all([load(), import('./mountIsland.tsx')])
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  await module.prepare?.(props)
  stops.set(element, mountIsland(element, module[name] as ComponentType<object>, props))
  element.dataset.ready = ''
}

/** Starts the islands of a part of the page that do not wait for the visitor. */
export function startIslands(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island][data-start="load"]')) void startIsland(element)
  for (const element of part.querySelectorAll<HTMLElement>('[data-island][data-start="visible"]')) seen.observe(element)
}

/** Ends the islands of a part of the page that is about to go. */
export function stopIslands(part: Node): void {
  for (const [element, stop] of stops) {
    if (!part.contains(element)) continue
    stop()
    stops.delete(element)
  }
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    seen.unobserve(target)
    void startIsland(target as HTMLElement)
  }
}, { rootMargin: '200px' })
