import type { Site } from '../site/site.ts'
import type { OfflineSite } from '../worker/offlineSite.ts'

/** What the tools and the header ask for besides pages, scripts and styles. */
export const offlineData = ['favicon.svg', 'glossary.json', 'lenders.json', 'menu.json', 'papers.json'] as const

/** What the service worker knows of the site. */
export const offlineSite = ({ name, entries, aliases, redirects }: Site): OfflineSite => ({
  name,
  tools: entries.filter(({ page }) => page.kind === 'tool').map(({ path, title }) => ({ path, title })),
  aliases: Object.fromEntries(aliases.map(({ from, to }) => [from, to])),
  moved: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
})
