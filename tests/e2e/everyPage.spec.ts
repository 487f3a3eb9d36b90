import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isNightly } from '../support/nightly.ts'
import { axeFaults, looks } from './axeFaults.ts'
import { builtPaths, coverOfSite, fileOf } from './placesOf.ts'
import { allWidths, sidewaysOn } from './sidewaysOn.ts'
import { expect, inWindow, siteUrl, test } from './site.ts'
import { touchFaults } from './touchFaults.ts'
import { axe, faultsOf, type WithAxe } from './violationsOn.ts'

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

test('a look at a page sees what is too small for a finger', async ({ page }) => {
  const small = '<button style="width: 12px; height: 12px; padding: 0">x</button>'
  await page.setContent(`<html lang="en"><title>Small</title><main><h1>Small</h1>${small}${small}</main></html>`)
  expect(await axeFaults(page, [['narrow', 'light']])).toContainEqual(
    expect.stringMatching(/^320 px light: target-size at button:nth-child\(2\): /),
  )
})

for (let from = 0; from < paths.length; from += atOnce) {
  const some = paths.slice(from, from + atOnce)
  test(`on a phone the heading is at hand, nothing moves or scrolls sideways, and on some axe finds nothing and fingers find all, from ${some[0]} to ${some.at(-1)}`, async ({
    browser,
  }) => {
    await inWindow(browser, { viewport: { width: 360, height: 740 } }, async (page) => {
      await noteShifts(page)
      // Later than on any visitor's device the font may come while the machine is busy; from here on the window has it.
      await page.goto(siteUrl(some[0] ?? '/'))
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const path of some) {
        const everyWay = isLookedAtInEveryWay(path)
        await page.goto(siteUrl(path))
        expect.soft(await tops(page), path).toEqual([])
        if (everyWay) await readToTheEnd(page)
        // All that a page fetches has come.
        await expect.soft(page.locator('main [data-start="load"]:not([data-ready])'), path).toHaveCount(0)
        expect.soft(await shiftsOn(page), path).toEqual([])
        if (everyWay) expect.soft(await axeFaults(page, looks.all), path).toEqual([])
        expect.soft(await sidewaysOn(page, everyWay ? allWidths : undefined), path).toEqual([])
        if (everyWay) expect.soft(await touchFaults(page), path).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
      }
    })
  })
}

/** Rules that the words of a page can break where its elements and styles are those of pages looked at by every rule. None goes by styles. */
const rulesOfWords = [
  'definition-list',
  'dlitem',
  'duplicate-id-aria',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-alt',
  'landmark-unique',
  'link-name',
  'list',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
]

test('the words of all other pages leave no heading, list, link or table that axe finds fault with', async ({
  page,
}) => {
  await page.evaluate(axe)
  for (const path of paths.filter((one) => !isLookedAtInEveryWay(one))) {
    const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(readFileSync(fileOf(path), 'utf8')) ?? []
    expect.soft(main, path).toContain('<h1')
    const found = page.evaluate(
      ([html, values]) => {
        document.body.innerHTML = html
        return (window as unknown as WithAxe).axe.run('main', {
          reporter: 'no-passes',
          preload: false,
          runOnly: { type: 'rule', values },
        })
      },
      [main, rulesOfWords] as const,
    )
    expect.soft(faultsOf((await found).violations), path).toEqual([])
  }
})

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
