import { describe, expect, test } from 'vitest'
import { policyTags } from '../../../src/outputs/hostPolicy.ts'
import {
  feedXml,
  glossaryNotes,
  outputFiles,
  outputReader,
  redirectHtml,
  robotsTxt,
  sitemapXml,
} from '../../../src/outputs/outputFiles.ts'
import { indexedEntries } from '../../../src/site/site.ts'
import { realSite } from '../../support/realSite.ts'
import { siteOf } from '../../support/sites.ts'

test('the files beside the pages, a file for each redirect among them', () => {
  const files = outputFiles(siteOf('good-with-menus'))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['sitemap.xml', 'robots.txt', 'host.json', 'menu.json', 'old-balloon.html']),
  )
  expect(JSON.parse(files.get('menu.json') ?? '').menus).toHaveLength(4)
})

test('a site without menus has an empty list of them', () => {
  expect(outputFiles(siteOf('good')).get('menu.json')).toBe('{"menus":[]}')
})

test('read one at a time they are the same, and what takes seconds is not made for another', () => {
  const whole = siteOf('good')
  const read = outputReader(whole)
  expect([...outputFiles(whole)].filter(([name, text]) => read(name) !== text)).toEqual([])
  expect(read('no-such-file')).toBeUndefined()
  const refuses = () => {
    throw new Error('made')
  }
  const lean = outputReader({
    ...realSite(),
    get letterLessons() {
      return refuses()
    },
    get search() {
      return refuses()
    },
  })
  expect(lean('')).toBeUndefined()
  expect(lean('feed.xml')).toContain('<feed')
  expect(() => lean('lender-letters.json')).toThrow('made')
  expect(() => lean('search.json')).toThrow('made')
})

test('each term with its meaning in plain words, and where to read more when there is such a place', () => {
  const site = siteOf('good')
  const glossary = new Map([
    [
      'dca',
      {
        id: 'dca',
        term: 'Discretionary commission',
        plain: 'Until {% fact "scheme.ban" /%}, *extra* that the dealer could add.',
        see: '/guides/commission',
      },
    ],
    ['apr', { id: 'apr', term: 'APR', plain: 'What the loan costs in a year.' }],
  ])
  expect(glossaryNotes({ ...site, prose: { ...site.prose, glossary } })).toEqual({
    dca: {
      term: 'Discretionary commission',
      plain: 'Until 28 January 2021, extra that the dealer could add.',
      see: '/guides/commission',
    },
    apr: { term: 'APR', plain: 'What the loan costs in a year.' },
  })
})

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

const site = siteOf('good')

test('a file that sends the browser on, and says so to those it does not send', () => {
  const html = redirectHtml(site, '/guides/commission')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/guides/commission">')
  expect(html).toContain('<link rel="canonical" href="https://fixture.example/guides/commission">')
  expect(html).toContain('<a href="/guides/commission">How commission worked</a>')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('it has the policy of every page', () => {
  expect(redirectHtml(site, '/guides/commission')).toContain(`<meta charset="utf-8">\n${policyTags(site)}`)
})

test('nothing in it can break out', () => {
  expect(redirectHtml(site, '/"><script>')).not.toContain('<script>')
})

test('each value that took effect, with a page that prints it', () => {
  const feed = feedXml(siteOf('good'))
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain('<id>https://fixture.example/#fact-scheme.ban-2021-01-28</id>')
  expect(feed).toContain('<link href="https://fixture.example/guides/commission"/>')
})

test('a value still to come is not news yet', () => {
  expect(feedXml({ ...siteOf('good'), today: '2021-01-27' })).not.toContain('<entry>')
})

test('what a page notes of itself, on its own day', () => {
  const site = siteOf('good')
  const [first] = site.entries.filter(({ article }) => article)
  if (!first?.article) throw new Error('the site has no article')
  const noted = { ...first.article.meta, changes: [{ on: '2026-01-05', what: 'It says less & means more.' }] }
  const entry = { ...first, article: { ...first.article, meta: noted } }
  const feedOn = (today: string) => feedXml({ ...site, today, entries: [entry] })
  expect(feedOn('2026-01-05')).toContain('<summary>It says less &amp; means more.</summary>')
  expect(feedOn('2026-01-05')).toContain(`<id>https://fixture.example${entry.path}#changed-2026-01-05</id>`)
  expect(feedOn('2026-01-04')).not.toContain('It says less')
})
