import { startIsland } from './islands.ts'
import { waitFor } from './waiting.ts'

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
