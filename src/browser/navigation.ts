import { startIslands, stopIslands, waitFor } from './islands.ts'
import { fetchAhead, pageAt } from './pages.ts'

/** Follow links to other pages of the site without a full page load, where the browser has the Navigation API. */
export function followLinks(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    if (!event.canIntercept || event.downloadRequest !== null || isSent(event) || !isOtherPage(url)) return
    event.intercept({ focusReset: 'manual', handler: () => show(url, event.signal) })
  })
  if (navigator.connection?.saveData) return
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, prefetch, { passive: true })
}

/** Leave forms to the browser, which refuses them by policy. A GET form has no form data, so check the element too. */
const isSent = ({ formData, sourceElement }: NavigateEvent): boolean =>
  formData !== null || ['FORM', 'BUTTON', 'INPUT'].includes(sourceElement?.tagName ?? '')

/** Files have a dot in their names; pages have none. Tools change the query and the state of their own page by themselves. */
const isOtherPage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes('.')

/** Show the page at the address already in place, unless `superseded` says that the visitor has gone on meanwhile. */
async function show(url: URL, superseded: AbortSignal): Promise<void> {
  const stopWaiting = waitFor()
  superseded.addEventListener('abort', stopWaiting)
  const page = await pageAt(url.pathname)
  if (superseded.aborted) return
  stopWaiting()
  // A reload lets the browser get the page, the redirect or the newer build.
  const here = codeOf(document)
  if (page && codeOf(page).every((file) => here.includes(file))) swap(page)
  else location.reload()
}

/** The scripts and styles of a page, by hashed names: another build’s page needs that build’s code. */
const codeOf = (page: Document): (string | null)[] =>
  Array.from(
    page.querySelectorAll('script[src], link[rel="stylesheet"]'),
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
  )

function swap(page: Document): void {
  const old = document.querySelector('main') as HTMLElement
  stopIslands(old)
  old.replaceWith(page.querySelector('main') as HTMLElement)
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[name="robots"]']) {
    document.head.querySelector(selector)?.remove()
    const fresh = page.head.querySelector(selector)
    if (fresh) document.head.append(fresh)
  }
  // Show the page first: work that needs its layout waits for the swap to end.
  setTimeout(() => {
    const part = document.getElementById(location.hash.slice(1)) ?? document.querySelector('h1')
    // A focusable element keeps its place in the tab order. Screen readers announce what is focused, so nothing more is said.
    if (part && part.tabIndex < 0) part.tabIndex = -1
    part?.focus({ preventScroll: true })
    document.dispatchEvent(new Event('page-shown'))
    startIslands(document)
  })
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (isOtherPage(url)) fetchAhead(url.pathname)
}
