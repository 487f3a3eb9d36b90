import { describe, expect, test } from 'vitest'
import { robotsTxt, sitemapXml } from '../../../src/outputs/sitemap.ts'
import { indexedEntries } from '../../../src/site/site.ts'
import { siteOf } from '../../support/sites.ts'

describe('sitemapXml', () => {
  const site = siteOf('good')

  test('every page but the not-found page, once, with the day it changed', () => {
    expect(sitemapXml(site)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', '/what-is-pcp', '/guides/commission', '/lenders/acorn-finance', '/brands/acme', '/sitemap'].map((path) => `<url><loc>https://fixture.example${path}</loc><lastmod>2026-11-01</lastmod></url>`).join('\n')}
</urlset>
`)
  })

  test('aliases and redirects are not in it', () => {
    expect(indexedEntries(site).map(({ path }) => path)).not.toContain('/pcp')
    expect(sitemapXml(site)).not.toContain('/old-guide')
  })
})

describe('robotsTxt', () => {
  test('all may be read, and the list of pages is named', () => {
    expect(robotsTxt(siteOf('good'))).toBe('User-agent: *\nAllow: /\n\nSitemap: https://fixture.example/sitemap.xml\n')
  })
})
