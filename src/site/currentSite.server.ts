import type { Site } from './site.ts'

const place = Symbol.for('site-of-this-build')
type Holder = { [place]?: Site }

/** The site being built. The build reads it once and sets it; Vike’s bundle, which has its own copy of this file, finds it here. */
export function currentSite(): Site {
  const site = (globalThis as Holder)[place]
  if (!site) throw new Error('No site has been read yet')
  return site
}

export function setCurrentSite(site: Site): void {
  (globalThis as Holder)[place] = site
}
