import { noticeError, startIsland, startIslands, watchIntent } from './islands.ts'
import { writeMarginNotes } from './marginNotes.ts'
import { followLinks } from './navigation.ts'
import type { Notice } from './notify.ts'

/** Start the script of every page. React is not part of it: that comes with the first island a visitor reaches for. */
export function start(): void {
  document.documentElement.setAttribute('data-script', '')
  addEventListener('error', ({ error }) => noticeError(error))
  addEventListener('unhandledrejection', ({ reason }) => noticeError(reason))
  ignoreStraySecondPress()
  watchIntent()
  followLinks()
  showNotices()
  watchSearchKeys()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-map], [data-again]')
    // Rarely pressed, so the code comes then. Where it does not come, a tool is started again with its page.
    if (button)
      import('./buttons.ts').then(
        ({ press }) => press(button),
        () => button.hasAttribute('data-again') && location.reload(),
      )
  })
  document.addEventListener('page-shown', writeMarginNotes)
  writeMarginNotes()
  startIslands(document)
  awaitOffline()
}

/** "/" outside a box, unless a visitor has switched that off, and Ctrl K or ⌘ K anywhere lead to the search box, or to the link that stands for it. */
function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey ? key !== 'k' : key !== '/' || isBox(target) || localStorage.noSlash) return
    event.preventDefault()
    // A hidden element takes no focus; the search page’s own box comes last.
    for (const place of document.querySelectorAll<HTMLElement>('[data-find]')) place.focus()
    ;(document.activeElement as HTMLElement).click()
  })
}

const isBox = (target: EventTarget | null): boolean => (target as Element).matches('input,textarea,select')

/** Fetches the island that shows messages when the first one is to be shown, and hands it each. */
function showNotices(): void {
  document.addEventListener('notify', (event) => {
    const place = document.querySelector<HTMLElement>('[data-island="Notices"]')
    const { detail } = event as CustomEvent<Notice>
    if (place)
      startIsland(place).then(
        () => document.dispatchEvent(new CustomEvent<Notice>('notice', { detail })),
        () => undefined,
      )
  })
}

/**
 * Has the second press of a double click count only for what the first one was on. What a press puts in the place of its button would
 * else be pressed unseen: the next question’s Continue, or a link to another page.
 */
function ignoreStraySecondPress(): void {
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const on = pressedBy(event)
      if (event.detail <= 1) pressed = on
      else if (on !== pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
}

/** The button, link or box that a press is on; for a label, its box, which the browser presses too. */
function pressedBy({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const on = target.closest('button, a, summary, label, input')
  return on instanceof HTMLLabelElement ? on.control : on
}

/**
 * Fetches what keeps the site usable without a network: on a tool’s page when the browser has nothing else to do,
 * elsewhere only when the visitor goes on or does something, so that reading one page costs no more than that page.
 */
function awaitOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // Without it the site works as before, so a failure needs no words.
    whenIdle(() => void import('./onIdle.ts').then(({ onIdle }) => onIdle()).catch(() => undefined))
  }
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`)
  if (navigator.serviceWorker.controller || cameFromHere || document.querySelector('main .tool')) whenLoaded(begin)
  else
    for (const type of ['page-shown', 'click', 'keydown'])
      document.addEventListener(type, begin, { once: true, passive: true })
}

const whenLoaded = (work: () => void): void => {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/** Safari has no word for "idle". */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)
