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

/** Starts islands when a visitor reaches for them, and repeats the press that came before the code did. */
export function watchIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, ({ target }) => reach(target), { passive: true })
  document.addEventListener('click', press, { capture: true })
  document.addEventListener('submit', submit, { capture: true })
  document.addEventListener('pointerdown', hold, { capture: true, passive: true })
  document.addEventListener('pointerup', letGo, { capture: true, passive: true })
  // A box may have been gone to before any of this had come.
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
        // Without the code it does what it does without script: a link leads on, a disclosure opens.
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

/** An island that takes over between down and up takes away what the press began on, and no click comes of it: it is made up for. */
function letGo({ clientX, clientY }: PointerEvent): void {
  const held = down
  down = undefined
  if (!held || held.part.isConnected) return
  const now = samePart(held.island, held.part)
  if (now !== held.part && now.contains(document.elementFromPoint(clientX, clientY))) now.click()
}

/** Continue, or Enter in a box, before the tool has started: it starts, or tries again, and is then told once. */
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

/** The waiting island that an event on this target is for. */
function islandAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return [...document.querySelectorAll<HTMLElement>('[data-start="intent"]:not([data-ready])')].find((element) =>
    element.dataset.for === undefined ? element.contains(target) : target.closest(element.dataset.for) !== null,
  )
}

/** Find the part that replaced a prerendered one when the island took over. */
const samePart = (island: HTMLElement, part: HTMLElement): HTMLElement =>
  (part.dataset.part !== undefined && island.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)) || part

/** Milliseconds before something still on its way is said to be. */
const blink = 300

/**
 * Shows that something the visitor has asked for is on its way, once it takes longer than a blink, and has screen readers say so.
 * Answers with how to end that. The place for it is on every page, because only what stands there already is spoken of.
 */
export function waitFor(): () => void {
  const place = document.getElementById('waiting')
  const late = setTimeout(() => place?.replaceChildren(place.dataset.says ?? ''), blink)
  return () => {
    clearTimeout(late)
    place?.replaceChildren()
  }
}
