import { readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { readSite } from '../../src/site/readSite.ts'
import { buildInto, today } from '../support/buildInto.ts'
import { type HostileSite, hostileSite } from '../support/hostile.ts'
import { someOf } from '../support/nightly.ts'
import { expect, siteUrl, test } from './site.ts'

/** What must not happen: a script of theirs, a dialog, or a report that the policy had to step in. */
async function watchForHarm(page: Page): Promise<() => Promise<string[]>> {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted ?Type/i.test(message.text())) harm.push(message.text())
  })
  page.on('pageerror', (error) => harm.push(`error: ${error.message}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  )
  return async () => [...harm, ...((await page.evaluate(() => 'pwned' in window)) ? ['a script of theirs ran'] : [])]
}

/** Waits for the parts that start with the page, which could read its address. */
const started = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-island][data-start="load"]')].every((island) =>
      island.hasAttribute('data-ready'),
    ),
  )

test.describe('a site with hostile texts in every field that takes them', () => {
  let made: HostileSite
  let out: string
  let server: Server
  let url: string
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    made = hostileSite(today)
    out = buildInto(made.folder, 'hostile')
    ;({ server, url } = await serveSite(out, 0))
  })
  test.afterAll(() => {
    server.close()
    for (const folder of [made.folder, dirname(out)]) rmSync(folder, { recursive: true, force: true })
  })

  test('runs nothing on any page, loaded or come to by a link, under the mouse or by keyboard', async ({ page }) => {
    const harm = await watchForHarm(page)
    const paths = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${name.replace(/(?:^index)?\.html$/, '')}`)
    expect(paths.length).toBeGreaterThan(6)
    for (const path of paths) {
      await page.goto(url + path)
      for (let key = 0; key < 12; key++) await page.keyboard.press('Tab')
      // Where the site has no words for a heading, there is nothing to point at; and long words may lie over others.
      for (const part of (await page.locator('h1:visible, h2:visible, main p:visible').all()).slice(0, 6))
        await part.hover({ force: true })
      expect(await harm(), path).toEqual([])
    }
  })
})

test.describe('hostile addresses', () => {
  const { site } = readSite('.', today)
  const tools = site?.entries.filter(({ page }) => page.kind === 'tool').map(({ path }) => path) ?? []
  const endings = [
    '?q="><script>window.pwned=true</script>&amount=<img src=x onerror=window.pwned=true>',
    '#"><img src=x onerror="window.pwned=true">',
    '?__proto__[pwned]=true&constructor.prototype.pwned=true#javascript:window.pwned=true',
    `?lender=${'a'.repeat(4000)}&step=-1&step=999999&date=2026-02-31#%E0%A4%A`,
  ]

  // What reads addresses is the same code for all flow tools, and for all tools of the case.
  for (const path of someOf(['/', ...tools, '/no-such-page'], 4)) {
    test(`${path} runs nothing that its address says`, async ({ page }) => {
      const harm = await watchForHarm(page)
      for (const ending of endings) {
        await page.goto(siteUrl(path) + ending)
        await started(page)
        expect(await harm(), ending).toEqual([])
      }
    })
  }

  test('tools are found in the manifest', () => {
    expect(tools.length).toBeGreaterThan(5)
  })
})
