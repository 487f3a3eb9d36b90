const gap = 20

/** Furthest a note may be below its figure, in pixels; beyond that it is left to the list at the end. */
const furthest = 180

/** Write the page’s sources in the margin, each beside the sentence that first needs it. The full list stays at the end for everyone. */
export function writeMarginNotes(): void {
  const prose = document.querySelector<HTMLElement>('.page-columns > .prose')
  if (!prose || !matchMedia('(width >= 72rem)').matches || prose.querySelector('.margin-notes')) return
  const notes = firstUses(prose).flatMap((link) => {
    const source = document.getElementById(link.hash.slice(1))
    return source ? [{ link, note: noteFor(link, source) }] : []
  })
  if (notes.length === 0) return
  const margin = document.createElement('div')
  margin.className = 'margin-notes'
  // The list of sources says the same to people who do not see the margin.
  margin.setAttribute('aria-hidden', 'true')
  margin.append(...notes.map(({ note }) => note))
  prose.append(margin)
  const place = () => placeAll(prose, margin, notes)
  place()
  new ResizeObserver(place).observe(prose)
}

/** Elements that may be as wide as text and margin together. */
const wide = 'dl, table, .cards, .callout, .example, .tool, details'

/** Place each note level with its figure or below the note above it; hide it past the end of the text or over elements in the margin. */
function placeAll(
  prose: HTMLElement,
  margin: HTMLElement,
  notes: readonly { link: HTMLElement; note: HTMLElement }[],
): void {
  const { top, height: end } = prose.getBoundingClientRect()
  const { left } = margin.getBoundingClientRect()
  const taken = [...prose.querySelectorAll(wide)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right }) => right > left)
  const parts = document.querySelector<HTMLElement>('.on-this-page')
  const tops = notes.map(({ link }) => link.getBoundingClientRect().top - top)
  const heights = notes.map(({ note }) => note.offsetHeight)
  // A sticky list of parts has a margin of its own.
  let free = parts && getComputedStyle(parts).position !== 'sticky' ? parts.offsetHeight + gap : 0
  notes.forEach(({ note }, index) => {
    const wanted = tops[index] ?? 0
    const height = heights[index] ?? 0
    const at = Math.max(free, Math.min(wanted, end - height))
    const over = taken.some((box) => top + at < box.bottom && top + at + height > box.top)
    const fits = at - wanted <= furthest && at + height <= end && !over
    note.classList.toggle('elsewhere', !fits)
    if (!fits) return
    note.style.top = `${at}px`
    free = at + height + gap
  })
}

function firstUses(prose: HTMLElement): HTMLAnchorElement[] {
  const links = [...prose.querySelectorAll<HTMLAnchorElement>('a.fact')]
  return links.filter(
    (link, index) => links.findIndex(({ hash }) => hash === link.hash) === index && !link.closest('details'),
  )
}

function noteFor(link: HTMLElement, source: Element): HTMLElement {
  const note = document.createElement('p')
  const figure = document.createElement('b')
  figure.textContent = link.textContent
  note.append(
    figure,
    ' ',
    source.querySelector('.describes')?.textContent ?? '',
    ' ',
    source.querySelector('a')?.textContent ?? '',
  )
  return note
}
