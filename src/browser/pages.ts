/** Pages that this site answered with and that are being taken apart, by address. */
const received = new Map<string, string>()
const receivedFrom = (address: string) => received.get(address) ?? ''

/** Makes HTML of what this site answered with at an address, and of no other text. */
const policy = window.trustedTypes?.createPolicy('site-html', { createHTML: receivedFrom })

/** Most pages held that were fetched ahead, and the milliseconds for which one may still be shown. */
const most = 12
const fresh = 60_000

type Ahead = { html: Promise<string | undefined>; at: number }

/** Pages fetched ahead, by address, the oldest first: the text, so that each visit parses a document of its own. */
const ahead = new Map<string, Ahead>()

/** Asks for the page at an address of this site before it is wanted. Asked again within a minute, nothing is fetched. */
export const fetchAhead = (address: string): void => void htmlAt(address)

/** The page at an address of this site, ready to be shown; undefined when it is not a page that can be swapped in. What was fetched ahead is used once. */
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
  // A redirect is the browser’s to follow.
  const response = await fetch(address, { redirect: 'manual' })
  return response.ok && response.headers.get('Content-Type')?.startsWith('text/html') ? response.text() : undefined
}
