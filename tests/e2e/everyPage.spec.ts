import type { Page } from '@playwright/test'
import { isNightly } from '../support/nightly.ts'
import { axeFaults, looks, rulesOfWords } from './axeFaults.ts'
import { builtPaths, coverOfSite } from './placesOf.ts'
import { allWidths, sidewaysOn } from './sidewaysOn.ts'
import { expect, inWindow, siteUrl, test } from './site.ts'
import { axe, violationsOn } from './violationsOn.ts'

/** Pages a test looks at one after another: enough that starting a window costs little. */
const atOnce = 12

const paths = builtPaths()

/** Every place that a page may have is looked at in every way on some page; in the nightly run, on each. */
const cover = coverOfSite()
const isLookedAtInEveryWay = (path: string) => isNightly || cover.has(path)

test.describe.configure({ timeout: 600_000 })

test('the pages that are looked at in every way are some, of every kind', () => {
  expect(cover.size).toBeLessThan(paths.length / 2)
  for (const path of ['/', '/no-such-page', '/search', '/guides/redress-calculator']) expect(cover).toContain(path)
})

for (let from = 0; from < paths.length; from += atOnce) {
  const some = paths.slice(from, from + atOnce)
  test(`on a phone the heading is at hand and nothing moves, axe finds nothing, and nothing scrolls sideways, from ${some[0]} to ${some.at(-1)}`, async ({
    browser,
  }) => {
    await inWindow(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
      await noteShifts(page)
      await page.addInitScript(axe)
      // Later than on any visitor's device the font may come while the machine is busy; from here on the window has it.
      await page.goto(siteUrl(some[0] ?? '/'))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const path of some) {
        const everyWay = isLookedAtInEveryWay(path)
        await page.goto(siteUrl(path))
        expect.soft(await tops(page), path).toEqual([])
        await readToTheEnd(page)
        const found = everyWay ? axeFaults(page, looks.first) : violationsOn(page, rulesOfWords, 'html')
        expect.soft(await found, path).toEqual([])
        // All that a page fetches has come while axe looked at it.
        expect.soft(await shiftsOn(page), path).toEqual([])
        if (everyWay) expect.soft(await axeFaults(page, looks.also), path).toEqual([])
        expect.soft(await sidewaysOn(page, everyWay ? allWidths : undefined), path).toEqual([])
      }
    })
  })
}

/** Notes on every page what moves by itself. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      // A busy machine is no fault: a table that is half read in finds its widths, and a tool that has not started after eight seconds says so.
      if (document.readyState === 'loading') return
      for (const entry of list.getEntries().filter(({ startTime }) => startTime < 8_000))
        (window as unknown as { shifts: string[] }).shifts.push(
          (entry as unknown as { sources: { node?: Element }[] }).sources
            .map(({ node }) => node?.className || node?.nodeName)
            .join(', '),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved by itself since the page was opened. */
const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

/** What of the first screen takes more room than it may, in pixels. A redirect has none of it. */
const tops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const most: [what: string, found: number | undefined, most: number][] = [
      ['notice', box('.strip')?.height, 32],
      ['header', box('.site-header')?.height, 56],
      ['status', box('.firm')?.height, 32],
      ['top of the heading', box('main h1')?.top, 140],
      ['width', document.documentElement.scrollWidth, 360],
    ]
    return most.flatMap(([what, found, limit]) => (found === undefined || found <= limit ? [] : [`${what}: ${found}`]))
  })

/** Scrolls down a screen at a time, a frame for each. */
const readToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' })
      await frame()
    }
    await frame()
    scrollTo({ top: 0, behavior: 'instant' })
  })
