import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { builtSite, expect, htmlFiles, test } from './site.ts'
import { answer, open, paths, toolPaths, wholeClaim, wholeRedress } from './tool.ts'

/** All script a tool’s page runs, what renders it included, compressed as it is sent. */
const mostScript = 45_000
/** Scripts that a tool’s page asks for, that of every page included. */
const mostScripts = 8
/** The script that working a sum out and showing it takes beside that of its tool. */
const mostForSum = 15_000

test('every page with a tool has a budget', () => {
  const pages = htmlFiles()
    .filter((file) => readFileSync(file, 'utf8').includes(' id="tool"'))
    .map((file) => file.slice(builtSite.length, -'.html'.length))
  expect(pages.toSorted()).toEqual(Object.values(toolPaths).toSorted())
})

/** The scripts a page has asked for, by their bytes as they were sent. */
async function scriptsOf(page: Page): Promise<number[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // The service worker’s own file is no part of the tool.
      .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/sw.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

for (const [tool, path] of Object.entries(toolPaths)) {
  test(`the script of ${tool} is at most ${mostScript / 1000} kB in ${mostScripts} requests`, async ({ page }) => {
    await open(page, path)
    const sizes = await scriptsOf(page)
    const bytes = sum(sizes)
    console.log(`${tool}: ${(bytes / 1000).toFixed(1)} kB of script in ${sizes.length} requests`)
    expect(sizes.length).toBeLessThanOrEqual(mostScripts)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(mostScript)
  })
}

test(`a sum brings at most ${mostForSum / 1000} kB of script beside its tool`, async ({ page }) => {
  for (const whole of [`${paths.claim}${wholeClaim}`, `${paths.redress}${wholeRedress}`]) {
    await open(page, whole)
    await expect(answer(page)).toContainText('£')
    const bytes = sum(await scriptsOf(page))
    console.log(`${whole}: ${(bytes / 1000).toFixed(1)} kB of script with the sum`)
    expect.soft(bytes, whole).toBeLessThanOrEqual(mostScript + mostForSum)
  }
})
