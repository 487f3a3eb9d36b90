import { startIsland } from './islands.ts'

/** Starts islands when a visitor reaches for them, and repeats the press that came before the code did. */
export function watchIntent(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) document.addEventListener(type, reach, { passive: true })
  document.addEventListener('click', press, { capture: true })
}

function reach({ target }: Event): void {
  const island = islandAt(target)
  // Without the code the page goes on working as plain HTML, so a failure here needs no words.
  if (island) startIsland(island).catch(() => undefined)
}

function press(event: MouseEvent): void {
  const island = islandAt(event.target)
  const wanted = island && (event.target as Element).closest<HTMLElement>(island.dataset.for ?? 'button, [data-wait]')
  if (!island || !wanted || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  startIsland(island).then(
    () => samePart(island, wanted).click(),
    () => {
      if (wanted instanceof HTMLAnchorElement) location.assign(wanted.href)
    },
  )
}

/** The waiting island that an event on this target is for. */
function islandAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return [...document.querySelectorAll<HTMLElement>('[data-start="intent"]:not([data-ready])')].find((element) =>
    element.dataset.for === undefined ? element.contains(target) : target.closest(element.dataset.for) !== null)
}

/** What now stands where a part stood before the island took over. */
const samePart = (island: HTMLElement, part: HTMLElement): HTMLElement =>
  (part.dataset.part !== undefined && island.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)) || part
