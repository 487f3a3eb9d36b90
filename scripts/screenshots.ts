import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { serveSite } from './serve/serveSite.ts'
import { findBrowser } from './test/findBrowser.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/client' }, to: { type: 'string', default: 'screenshots' } } })

type Shot = { name: string; path: string; before?: (page: Page) => Promise<void> }

/** The pages worth looking at, and the states that only a press brings about. */
const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-answered', path: '/', before: async (page) => { for (const value of ['credit', 'inside', 'dealer']) await page.locator(`.quick-check [value="${value}"]`).check() } },
  { name: 'guide', path: '/what-is-pcp' },
  { name: 'guide-note', path: '/what-is-pcp', before: (page) => page.locator('main a.fact').first().click() },
  { name: 'timeline', path: '/guides/redress-timeline' },
  { name: 'statistics', path: '/pcp-claim-statistics-uk' },
  { name: 'brand', path: '/brands/ford' },
  { name: 'lender', path: '/lenders/black-horse' },
  { name: 'claim', path: '/claims/black-horse' },
  { name: 'directory', path: '/lenders' },
  { name: 'tool', path: '/pcp-claim-calculator' },
  { name: 'fees', path: '/fees' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'menu', path: '/', before: openMenu },
]

const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const { server, url } = await serveSite(resolve(values.out), 0)
rmSync(values.to, { recursive: true, force: true })
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    const folder = join(values.to, `${width}-${colorScheme}`)
    mkdirSync(folder, { recursive: true })
    const context = await browser.newContext({ viewport: { width, height: width < 600 ? 780 : 900 }, colorScheme, reducedMotion: 'reduce' })
    for (const { name, path, before } of shots) {
      const page = await context.newPage()
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await before?.(page)
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: before === undefined })
      await page.close()
    }
    await context.close()
  }
}
server.close()
await browser.close()
console.log(`${shots.length * 6} pictures are in ${values.to}.`)

/** The header’s menu: a disclosure on wide screens, a sheet on small ones. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-link:visible')
  if (await button.count()) await button.click()
  else await page.locator('header summary', { hasText: 'Guides' }).click()
  await page.locator('.menu-content, .sheet').first().waitFor()
}
