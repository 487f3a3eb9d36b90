import { indexedEntries, type Site } from '../site/site.ts'
import { escapeXml } from './escapeXml.ts'

/** sitemap.xml, with the day each page’s content last changed. */
export function sitemapXml(site: Site): string {
  const urls = indexedEntries(site).map(
    ({ path, modified }) => `<url><loc>${escapeXml(site.origin + path)}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Every page may be read; the list of pages is named. */
export const robotsTxt = (site: Site): string => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
