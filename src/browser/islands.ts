import type { ComponentType } from 'react'
import { isFetchFault } from './fetchFault.ts'
import type { ReplacesMarkup } from './mountIsland.tsx'

/** A component, and what must have arrived before it is shown. */
type Island = ComponentType<ReplacesMarkup> & { prepare?: (props: object) => Promise<unknown> }

/**
 * Every island by its file, where its component has the file’s name, and every tool by its id. Each is a chunk of its own, fetched when
 * it starts. Every page is sent these lists, so they are without the way there.
 */
const islands = import.meta.glob<Record<string, Island>>('./*.tsx', { base: '../islands' })
const tools = import.meta.glob<Record<string, Island>>('./*/Tool.tsx', { base: '../tools' })

const begun = new WeakMap<HTMLElement, Promise<void>>()
const stops = new Map<HTMLElement, () => void>()

/**
 * Fetches an island’s code and shows it in its place. Asked again, it answers with the same promise; after a failure it may be tried again.
 * An island whose page is gone by then does not start. `data-ready` or `data-failed` says what became of it.
 */
export function startIsland(element: HTMLElement): Promise<void> {
  const known = begun.get(element)
  if (known) return known
  const beginning = begin(element)
  begun.set(element, beginning)
  mark(element)
  beginning.catch(() => fail(element))
  return beginning
}

async function begin(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? ''
  const load = tools[`./${name}/Tool.tsx`] ?? islands[`./${name}.tsx`]
  if (!load) throw new Error(`There is no island "${name}"`)
  const [module, { mountIsland }] = await Promise.all([load(), import('./mountIsland.tsx')])
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  const Component = module.Tool ?? (module[name] as Island)
  await Component.prepare?.(props)
  if (!element.isConnected) return
  const { ready, stop } = mountIsland(element, Component, props, () => fail(element))
  stops.set(element, stop)
  await ready
  mark(element, 'ready')
}

/** From here on it may be tried again: by a press, or by the page’s own words for it. */
function fail(element: HTMLElement): void {
  begun.delete(element)
  stops.delete(element)
  mark(element, 'failed')
}

/** Says what became of an island, and says the same on the notice above a tool: not every browser has `:has()`. */
function mark(element: HTMLElement, became?: 'ready' | 'failed'): void {
  for (const place of element.id === 'tool' ? [element, noticeOfTool()] : [element]) setState(place, became)
}

function setState(place: HTMLElement | null, became?: 'ready' | 'failed'): void {
  if (!place) return
  delete place.dataset.ready
  delete place.dataset.failed
  if (became) place.dataset[became] = ''
}

const noticeOfTool = () => document.querySelector<HTMLElement>('.tool-fault')

/** Shows the notice above a tool after an error that nothing caught: what was pressed does nothing, and would say nothing. */
export function noticeError(error: unknown): void {
  if (error instanceof Error && !isFetchFault(error)) setState(noticeOfTool(), 'failed')
}

/** Starts the islands of a part of the page that do not wait for the visitor. One that cannot start leaves the page as it was sent. */
export function startIslands(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island][data-start="load"]'))
    startIsland(element).catch(() => undefined)
}

/** Ends the islands of a part of the page that is about to go. */
export function stopIslands(part: Node): void {
  for (const [element, stop] of stops) {
    if (!part.contains(element)) continue
    stop()
    stops.delete(element)
  }
}
