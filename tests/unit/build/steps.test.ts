import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { checkOutput, pageTags } from '../../../src/build/steps.ts'
import { sitemapXml } from '../../../src/outputs/outputFiles.ts'
import { siteOf } from '../../support/sites.ts'

const island = { file: 'assets/Cd3.js', css: ['assets/never-x.css'] }

test('set the policy, load the style sheet and the fonts, and the script last', () => {
  const manifest = {
    'renderer/+client.ts': {
      file: 'assets/Ab1.js',
      css: ['assets/site-x.css'],
      assets: ['assets/bold-y.woff2', 'assets/paper-z.svg'],
    },
    'src/islands/Menu.tsx': island,
  }
  expect(pageTags(manifest, '<meta name="policy">')).toEqual({
    head: '<meta name="policy"><link rel="stylesheet" href="/assets/site-x.css"><link rel="preload" href="/assets/bold-y.woff2" as="font" type="font/woff2" crossorigin>',
    end: '<script src="/assets/Ab1.js" type="module" async></script>',
  })
})

test.each([{}, { 'src/islands/Menu.tsx': island }, { 'renderer/+client.ts': { file: 'assets/Ab1.js' } }])(
  'are not made up for %j',
  (manifest) => {
    expect(() => pageTags(manifest, '')).toThrow(
      'the bundled code lists no script and style sheet for renderer/+client.ts',
    )
  },
)

const site = siteOf('good')
const pages = [
  'index',
  'what-is-pcp',
  'pcp',
  'guides/commission',
  'lenders/acorn-finance',
  'brands/acme',
  'sitemap',
  '404',
  'old-guide',
].map((name) => `${name}.html`)

let folder = ''
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const said = () => checkOutput(site, folder).map(({ file, what }) => `${file}: ${what}`)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'))
  for (const page of pages) write(page)
  write('sitemap.xml', sitemapXml(site))
})

test('a file for every page, alias, redirect and the not-found page is right', () => {
  expect(said()).toEqual([])
})

test('a page that was not built', () => {
  rmSync(join(folder, 'pcp.html'))
  expect(said()).toEqual([
    'pcp.html: the page was not built',
    'site.manifest.yaml: 8 HTML files were built for 9 addresses',
  ])
})

test('a page that nobody listed', () => {
  write('stray/page.html')
  expect(said()).toEqual([
    'stray/page.html: the manifest lists no such page',
    'site.manifest.yaml: 10 HTML files were built for 9 addresses',
  ])
})

test('a page that the sitemap leaves out or lists twice', () => {
  write(
    'sitemap.xml',
    sitemapXml(site).replace(
      '<url><loc>https://fixture.example/brands/acme</loc><lastmod>2026-11-01</lastmod></url>',
      '',
    ),
  )
  expect(said()).toEqual(['sitemap.xml: /brands/acme is not listed exactly once'])
  write('sitemap.xml', sitemapXml(site).replace('</urlset>', '<url><loc>https://fixture.example/</loc></url></urlset>'))
  expect(said()).toEqual(['sitemap.xml: / is not listed exactly once'])
})

const linking = (...hrefs: readonly string[]) =>
  `<main id="content"><h2 id="part-1">Part</h2>${hrefs.map((href) => `<a href="${href}">there</a>`).join('')}</main>`

test('links to pages, to their parts, to aliases, to files and out of the site are right', () => {
  write('feed.xml')
  write('what-is-pcp.html', linking())
  write(
    'brands/acme.html',
    linking(
      '/',
      '/what-is-pcp#part-1',
      '/pcp?a=1',
      '#part-1',
      '/feed.xml',
      '/what-is-pcp#start=2015',
      'https://a.example/x',
    ),
  )
  expect(said()).toEqual([])
})

test.each([
  ['/nowhere', 'which no page answers'],
  ['/404', 'which no page answers'],
  ['/old-guide', 'which no page answers'],
  ['/what-is-pcp/', 'which no page answers'],
  ['/host.json', 'which no page answers'],
  ['//elsewhere.example', 'which no page answers'],
  ['/what-is-pcp#part-2', 'and there is no such part'],
  ['#part-2', 'and there is no such part'],
])('a link to %s is named with its page', (href, why) => {
  write('host.json')
  write('what-is-pcp.html', linking())
  write('brands/acme.html', linking(href, href))
  expect(said()).toEqual([`brands/acme.html: /brands/acme links to ${href}, ${why}`])
})

test('header and footer are looked at too', () => {
  write('index.html', `<header><a href="/gone">Gone</a></header>${linking()}`)
  expect(said()).toEqual(['index.html: / links to /gone, which no page answers'])
})

test('the not-found page, which no address leads to, leads to its own parts', () => {
  write('404.html', linking('#part-1', '#part-2'))
  expect(said()).toEqual(['404.html: /404 links to #part-2, and there is no such part'])
})
