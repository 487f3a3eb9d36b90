import type { Site } from '../site/site.ts'

/** Every page may be read; the list of pages is named. */
export const robotsTxt = (site: Site): string => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
