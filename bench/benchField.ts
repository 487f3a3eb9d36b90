import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import type { Metric } from 'web-vitals'
import { loadSite } from '../scripts/loadSite.ts'
import { onSite, pageOfEachKind } from '../scripts/test/browser.ts'
import { median } from './measureProcess.ts'

/** A phone of 2019: a processor six times slower, 1.6 Mbit/s, 150 ms to the server. */
const slower = 6
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}

/** The most that each may be: milliseconds to the largest paint and from an input to the next paint, and the score of shifts. */
const most = { LCP: 1_800, INP: 200, CLS: 0 } as const
type Vitals = Partial<Record<keyof typeof most, number>>

/** Measure visits on an old phone with web-vitals: paint and shifts of a page of each kind, and the slowest input of each tool and the search. */
export async function benchField(out: string): Promise<void> {
  const site = loadSite('.')
  const tools = new Map(
    site.entries.flatMap(({ page, path }) => (page.kind === 'tool' ? [[page.tool as string, path] as const] : [])),
  )
  let over = 0
  const tell = (name: string, path: string, vitals: Vitals, told: readonly (keyof typeof most)[]) => {
    const columns = told.map((vital) => {
      const value = vitals[vital]
      // A missing figure counts as bad.
      const isOver = value === undefined || value > most[vital]
      if (isOver) over += 1
      return `${value?.toFixed(vital === 'CLS' ? 3 : 0) ?? '–'}${isOver ? ' !' : '  '}`.padStart(9)
    })
    console.log([name.padEnd(20), ...columns, path].join('  '))
  }
  await onSite(out, async (browser, url) => {
    console.log(['kind of page'.padEnd(20), ...['LCP  ', 'CLS  '].map((vital) => vital.padStart(9)), 'page'].join('  '))
    for (const [kind, path] of pageOfEachKind(site)) tell(kind, path, await visit(browser, url + path), ['LCP', 'CLS'])
    console.log(['tool'.padEnd(20), ...['INP  ', 'CLS  '].map((vital) => vital.padStart(9)), 'page'].join('  '))
    for (const [tool, path] of tools)
      tell(tool, path, await severalVisits(browser, url + path, answerSome), ['INP', 'CLS'])
    tell('search', '/search', await severalVisits(browser, `${url}/search`, askSomething), ['INP', 'CLS'])
    console.log(
      `${over} beyond ${most.LCP} ms, ${most.INP} ms and ${most.CLS}; the machine’s load was ${loadavg()[0]?.toFixed(1)}.`,
    )
    process.exitCode = over === 0 ? 0 : 1
  })
}

/** web-vitals as an init script. Such a script’s own names are not global, so it sets one. */
const webVitals = `${readFileSync(
  new URL('web-vitals.iife.js', `file://${createRequire(import.meta.url).resolve('web-vitals')}`),
  'utf8',
)}; window.webVitals = webVitals`

/** Take the median waits of several visits, as other work on the machine slows some, and the worst shift, which it never causes. */
async function severalVisits(...[browser, address, act]: Parameters<typeof visit>): Promise<Vitals> {
  const all: Vitals[] = []
  while (all.length < 5) all.push(await visit(browser, address, act))
  return {
    INP: median(all.map(({ INP = Number.POSITIVE_INFINITY }) => INP)),
    CLS: Math.max(...all.map(({ CLS = Number.POSITIVE_INFINITY }) => CLS)),
  }
}

/** A first visit to a page, and what somebody does there. */
async function visit(browser: Browser, address: string, act?: (page: Page) => Promise<void>): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(webVitals)
    await page.addInitScript(() => {
      const { webVitals: told } = window as unknown as { webVitals: typeof import('web-vitals') }
      const vitals: Record<string, number> = {}
      Object.assign(window, { vitals })
      const keep = ({ name, value }: Metric) => {
        vitals[name] = value
      }
      for (const hear of [told.onLCP, told.onINP, told.onCLS]) hear(keep, { reportAllChanges: true })
    })
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(address, { waitUntil: 'networkidle' })
    await act?.(page)
    // The browser has painted the last input’s change two frames later, and reports it in its free time.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)))),
    )
    return await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  } finally {
    await context.close()
  }
}

/** Answers the first questions of a tool with whatever fits: the first choice, or a figure typed into the first box; then Continue. */
async function answerSome(page: Page): Promise<void> {
  await page.locator('#tool[data-ready]').waitFor()
  for (let step = 0; step < 4; step += 1) {
    const choice = page.locator('#tool .option label').first()
    const box = page.locator('#tool :is(input[type="text"], textarea)').first()
    if (await choice.isVisible()) await choice.tap()
    if (await box.isVisible()) {
      await box.tap()
      await page.keyboard.type('2016', { delay: 120 })
    }
    const on = page.locator('#tool form button[type="submit"]').first()
    if (!(await on.isVisible())) return
    await on.tap()
    await page.waitForLoadState('networkidle')
  }
}

async function askSomething(page: Page): Promise<void> {
  await page.locator('#search-box').tap()
  await page.keyboard.type('my lender went bust', { delay: 120 })
  await page.locator('.results li').first().waitFor()
}
