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
    // Rarely pressed, so load the code then. If it does not load, reload the page to start a tool again.
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

/** Have "/" outside a box, unless switched off, and Ctrl K or ⌘ K anywhere move to the search box, or to the link in its place. */
function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isInBox = (target as Element).matches('input,textarea,select')
    if (event.ctrlKey || event.metaKey ? key !== 'k' : key !== '/' || isInBox || localStorage.noSlash) return
    event.preventDefault()
    // A hidden element takes no focus; the search page’s own box comes last.
    for (const place of document.querySelectorAll<HTMLElement>('[data-find]')) place.focus()
    ;(document.activeElement as HTMLElement).click()
  })
}

/** Fetch the island that shows messages with the first message, and hand it each one. */
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
 * Ignore the second press of a double click unless it is on the same element as the first. Otherwise it would press, unseen,
 * what has replaced the button: the next question’s Continue, or a link to another page.
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

/** Find the button, link or box under a press; for a label, its box, which the browser presses too. */
function pressedBy({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const on = target.closest('button, a, summary, label, input')
  return on instanceof HTMLLabelElement ? on.control : on
}

/**
 * Fetch what makes the site usable offline: on a tool’s page when the browser has nothing else to do,
 * elsewhere only when the visitor goes on or does something, so that reading one page costs no more than that page.
 */
function awaitOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // Without it the site works as before, so a failure needs no words.
    const fetchRest = () => void import('./onIdle.ts').then(({ onIdle }) => onIdle()).catch(() => undefined)
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchRest)
    else setTimeout(fetchRest, 500)
  }
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`)
  if (navigator.serviceWorker.controller || cameFromHere || document.querySelector('main .tool')) {
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  } else
    for (const type of ['page-shown', 'click', 'keydown'])
      document.addEventListener(type, begin, { once: true, passive: true })
}
