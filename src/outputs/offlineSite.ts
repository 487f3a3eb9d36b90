import { kindOf } from '../content/kinds.ts'
import type { Site } from '../site/site.ts'
import type { OfflineSite } from '../worker/offlineSite.ts'

/** Data that the tools and the header ask for besides pages, scripts and styles. */
export const offlineData = [
  'favicon.svg',
  'glossary.json',
  'lender-letters.json',
  'lenders.json',
  'menu.json',
  'papers.json',
  'search.json',
] as const

/** Describe the site for the service worker. */
export const offlineSite = ({ name, pageParts, entries, aliases, redirects }: Site): OfflineSite => ({
  name,
  words: pageParts?.offline,
  tools: entries.filter(({ page }) => kindOf(page).offline).map(({ path, title }) => ({ path, title })),
  aliases: Object.fromEntries(aliases.map(({ from, to }) => [from, to])),
  moved: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
})
