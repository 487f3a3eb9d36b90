/** Pages received from this site and now being parsed, by address. */
const received = new Map<string, string>()
const receivedFrom = (address: string) => received.get(address) ?? ''

/** Trusted Types policy: make HTML only of what this site answered at an address. */
const policy = window.trustedTypes?.createPolicy('site-html', { createHTML: receivedFrom })

/** Most prefetched pages held, and how many milliseconds each stays usable. */
const most = 12
const fresh = 60_000

/** Prefetched pages by address, the oldest first: the text, so that each visit parses a document of its own. */
const ahead = new Map<string, { html: Promise<string | undefined>; at: number }>()

/** Prefetch the page at an address of this site. A second call within a minute fetches nothing. */
export const fetchAhead = (address: string): void => void htmlAt(address)

/** Return the page at an address of this site, parsed; undefined if it cannot be swapped in. A prefetched page is used once. */
export async function pageAt(address: string): Promise<Document | undefined> {
  const html = await htmlAt(address)
  ahead.delete(address)
  if (html === undefined) return undefined
  received.set(address, html)
  const page = new DOMParser().parseFromString(
    (policy ?? { createHTML: receivedFrom }).createHTML(address) as string,
    'text/html',
  )
  received.delete(address)
  return page.querySelector('main') ? page : undefined
}

function htmlAt(address: string): Promise<string | undefined> {
  const known = ahead.get(address)
  if (known && performance.now() - known.at < fresh) return known.html
  ahead.delete(address)
  const asked = { html: fetchHtml(address).catch(() => undefined), at: performance.now() }
  ahead.set(address, asked)
  for (const [oldest] of ahead) {
    if (ahead.size <= most) break
    ahead.delete(oldest)
  }
  return asked.html
}

async function fetchHtml(address: string): Promise<string | undefined> {
  // Leave redirects to the browser.
  const response = await fetch(address, { redirect: 'manual' })
  return response.ok && response.headers.get('Content-Type')?.startsWith('text/html') ? response.text() : undefined
}
