import type { Site } from './site.ts'

const place = Symbol.for('site-on-show')
type Holder = { [place]?: Site }

/** The site that is shown in development. The server sets it when it has been read; the pages, which Vike loads with a copy of this file of their own, find it here. */
export function currentSite(): Site {
  const site = (globalThis as Holder)[place]
  if (!site) throw new Error('No site has been read yet')
  return site
}

export function setCurrentSite(site: Site): void {
  ;(globalThis as Holder)[place] = site
}
