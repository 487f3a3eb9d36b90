import type { Site } from './site.ts'

const place = Symbol.for('site-on-show')
type Holder = { [place]?: Site }

/** Return the site shown in development. It is global, because Vike loads the pages with their own copy of this file; the server sets it. */
export function currentSite(): Site {
  const site = (globalThis as Holder)[place]
  if (!site) throw new Error('No site has been read yet')
  return site
}

export function setCurrentSite(site: Site): void {
  ;(globalThis as Holder)[place] = site
}
