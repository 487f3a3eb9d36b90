import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliases, redirects, routes } from '../support/routes.ts'
import { builtSite, expect, siteUrl, test } from './site.ts'

/** The words of each h1 in some HTML, without marks. */
const headings = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => (match[1] ?? '').replaceAll(/<[^>]*>/g, '').trim())
const canonical = (html: string) => /<link rel="canonical" href="https:\/\/[^/"]+(\/[^"]*)"/.exec(html)?.[1]

test('every route answers with a page and a heading of its own', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of routes) {
    const response = await request.get(siteUrl(path), { maxRedirects: 0 })
    const html = await response.text()
    const [heading = '', ...others] = headings(html)
    expect.soft([path, response.status(), others.length, canonical(html)]).toEqual([path, 200, 0, path])
    expect.soft(heading, path).not.toBe('')
    expect.soft(seen.get(heading), `${path} has the heading “${heading}” of another page`).toBeUndefined()
    seen.set(heading, path)
  }
  expect(seen.size).toBe(routes.length)
})

test('every address in the list of pages answers', async ({ request }) => {
  const sitemap = await (await request.get(siteUrl('/sitemap.xml'))).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(routes))
  for (const path of paths)
    expect.soft((await request.get(siteUrl(path), { maxRedirects: 0 })).status(), path).toBe(200)
})

for (const [from, to] of Object.entries(aliases)) {
  test(`${from} shows ${to} and names its address`, async ({ request }) => {
    const response = await request.get(siteUrl(from), { maxRedirects: 0 })
    const html = await response.text()
    expect([response.status(), canonical(html)]).toEqual([200, to])
    expect(headings(html)).toEqual(headings(await (await request.get(siteUrl(to))).text()))
  })
}

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} is a real redirect to ${to}`, async ({ request }) => {
    const response = await request.get(siteUrl(from), { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, to])
  })

  test(`a link to ${from} leaves the page that has it`, async ({ page }) => {
    await page.goto(siteUrl('/'))
    await page.evaluate((href) => {
      Object.assign(window, { stillHere: true })
      const link = document.createElement('a')
      link.href = href
      link.textContent = 'There'
      document.querySelector('main')?.prepend(link)
    }, from)
    await page.getByRole('link', { name: 'There', exact: true }).click()
    await page.waitForURL(siteUrl(to))
    await page.waitForLoadState()
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  })
}

const [notFound] = headings(readFileSync(join(builtSite, '404.html'), 'utf8'))

for (const path of [
  '/no-such-page',
  '/brands/no-such-brand',
  '/lenders/no-such-lender',
  '/guides',
  '/404',
  '/index.html',
  '/claims/ford',
]) {
  test(`${path} is not found, and says so`, async ({ request }) => {
    const response = await request.get(siteUrl(path), { maxRedirects: 0 })
    const html = await response.text()
    expect([response.status(), headings(html)]).toEqual([404, [notFound]])
    expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]).toContain('noindex')
  })
}

test('an address with a stroke at its end leads once to the one without', async ({ request }) => {
  for (const path of ['/what-is-pcp/', '/brands/ford/', '/sitemap/']) {
    const response = await request.get(siteUrl(path), { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, path.slice(0, -1)])
  }
})
