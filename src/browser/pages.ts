const policy = window.trustedTypes?.createPolicy('site-html', { createHTML: (html: string) => html })

const coming = new Map<string, Promise<Document | undefined>>()

/** The page at an address of this site, ready to be shown; undefined when it is not a page that can be swapped in. Each is asked for once, until it is used. */
export function pageAt(address: string): Promise<Document | undefined> {
  const known = coming.get(address)
  if (known) return known
  const fresh = fetchPage(address).catch(() => undefined)
  coming.set(address, fresh)
  return fresh
}

/** A page is taken apart when it is shown, so the next visit asks again. */
export const forget = (address: string): boolean => coming.delete(address)

async function fetchPage(address: string): Promise<Document | undefined> {
  // A redirect is the browser’s to follow.
  const response = await fetch(address, { redirect: 'manual' })
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return undefined
  const html = await response.text()
  const page = new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
  return page.querySelector('main') ? page : undefined
}
