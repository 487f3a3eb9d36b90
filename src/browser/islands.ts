import type { ComponentType } from 'react'
import { isFetchFault } from './fetchFault.ts'
import type { ReplacesMarkup } from './mountIsland.tsx'

/** A component, and what must have arrived before it is shown. */
type Island = ComponentType<ReplacesMarkup> & { prepare?: (props: object) => Promise<unknown> }

/**
 * Islands by file, whose component has the file’s name, and tools by id. Each is a chunk of its own, fetched when
 * it starts. Every page is sent these lists, so `base` keeps the folder out of their keys.
 */
const islands = import.meta.glob<Record<string, Island>>('./*.tsx', { base: '../islands' })
const tools = import.meta.glob<Record<string, Island>>('./*/Tool.tsx', { base: '../tools' })

const begun = new WeakMap<HTMLElement, Promise<void>>()
const stops = new Map<HTMLElement, () => void>()

/**
 * Fetch an island’s code and show it in its place. Later calls return the same promise; after a failure the next one tries again.
 * An island whose page has gone by then does not start. `data-ready` or `data-failed` records the result.
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

/** Mark an island as failed, to be retried by a press or by the page’s notice. */
function fail(element: HTMLElement): void {
  begun.delete(element)
  stops.delete(element)
  mark(element, 'failed')
}

/** Mark an island’s state, and copy it to the notice above a tool, because not every browser has `:has()`. */
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

/** Show the notice above a tool after an uncaught error: otherwise a press would do nothing and say nothing. */
export function noticeError(error: unknown): void {
  if (error instanceof Error && !isFetchFault(error)) setState(noticeOfTool(), 'failed')
}

/** Start the islands of part of a page that do not wait for the visitor. One that cannot start leaves its markup as it was sent. */
export function startIslands(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island][data-start="load"]'))
    startIsland(element).catch(() => undefined)
}

/** Stop the islands in a part of the page about to be removed. */
export function stopIslands(part: Node): void {
  for (const [element, stop] of stops) {
    if (!part.contains(element)) continue
    stop()
    stops.delete(element)
  }
}

/** Start islands when a visitor reaches for them, and repeat a press that came before the code did. */
export function watchIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, ({ target }) => reach(target), { passive: true })
  document.addEventListener('click', press, { capture: true })
  document.addEventListener('submit', submit, { capture: true })
  document.addEventListener('pointerdown', hold, { capture: true, passive: true })
  document.addEventListener('pointerup', letGo, { capture: true, passive: true })
  // A box may have had the focus before this script arrived.
  reach(document.activeElement)
}

function reach(target: EventTarget | null): void {
  const island = islandAt(target)
  // Without the code the page goes on working as plain HTML, so a failure here needs no words.
  if (island) startIsland(island).catch(() => undefined)
}

function press(event: MouseEvent): void {
  if (event.target === letThrough) return
  const island = islandAt(event.target)
  const wanted = island && (event.target as Element).closest<HTMLElement>(island.dataset.for ?? 'button, [data-wait]')
  if (!island || !wanted || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const stopWaiting = waitFor()
  startIsland(island)
    .finally(stopWaiting)
    .then(
      () => samePart(island, wanted).click(),
      () => {
        // Without the code, fall back to the plain HTML: a link is followed, a disclosure opens.
        letThrough = wanted
        wanted.click()
        letThrough = undefined
      },
    )
}

let letThrough: HTMLElement | undefined

/** Element that the mouse holds down, in an island that has not started yet. */
let down: { island: HTMLElement; part: HTMLElement } | undefined

function hold({ target, pointerType, button }: PointerEvent): void {
  const island = pointerType === 'mouse' && button === 0 ? islandAt(target) : undefined
  const part = island && (target as Element).closest<HTMLElement>('[data-part]')
  down = island && part ? { island, part } : undefined
}

/** Click on behalf of a press whose element an island replaced between down and up: the browser fires no click for it. */
function letGo({ clientX, clientY }: PointerEvent): void {
  const held = down
  down = undefined
  if (!held || held.part.isConnected) return
  const now = samePart(held.island, held.part)
  if (now !== held.part && now.contains(document.elementFromPoint(clientX, clientY))) now.click()
}

/** Hold back Continue, or Enter in a box, until the tool has started or been retried; then submit once. */
function submit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const island = form.closest<HTMLElement>('[data-island]:not([data-ready])')
  if (!island) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held.has(form)) return
  held.add(form)
  const release = () => held.delete(form)
  startIsland(island)
    .finally(waitFor())
    .then(() => {
      release()
      if (form.isConnected) form.requestSubmit()
    }, release)
}

const held = new WeakSet<HTMLFormElement>()

function islandAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return [...document.querySelectorAll<HTMLElement>('[data-start="intent"]:not([data-ready])')].find((element) =>
    element.dataset.for === undefined ? element.contains(target) : target.closest(element.dataset.for) !== null,
  )
}

/** Find the part that replaced a prerendered one when the island took over. */
const samePart = (island: HTMLElement, part: HTMLElement): HTMLElement =>
  (part.dataset.part !== undefined && island.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)) || part

/** Milliseconds before a visitor is told to wait. */
const blink = 300

/**
 * Show, and have screen readers say, that what the visitor asked for is on its way, once it takes longer than a blink. Returns
 * a function that ends it. Every page has the live region: only a change in one already there is announced.
 */
export function waitFor(): () => void {
  const place = document.getElementById('waiting')
  const late = setTimeout(() => place?.replaceChildren(place.dataset.says ?? ''), blink)
  return () => {
    clearTimeout(late)
    place?.replaceChildren()
  }
}
