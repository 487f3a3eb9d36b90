import { readFileSync } from 'node:fs'
import { builtSite, expect, htmlFiles, test } from './site.ts'
import { open, toolPaths } from './tool.ts'

/** All script a tool’s page runs, what renders it included, compressed as it is sent. */
const mostScript = 45_000
/** Scripts that a tool’s page asks for, that of every page included. */
const mostScripts = 8

test('every page with a tool has a budget', () => {
  const pages = htmlFiles()
    .filter((file) => readFileSync(file, 'utf8').includes(' id="tool"'))
    .map((file) => file.slice(builtSite.length, -'.html'.length))
  expect(pages.toSorted()).toEqual(Object.values(toolPaths).toSorted())
})

for (const [tool, path] of Object.entries(toolPaths)) {
  test(`the script of ${tool} is at most ${mostScript / 1000} kB in ${mostScripts} requests`, async ({ page }) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // The service worker’s own file is no part of the tool.
        .filter(({ name }) => name.endsWith('.js') && !name.endsWith('/sw.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    )
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`${tool}: ${(bytes / 1000).toFixed(1)} kB of script in ${sizes.length} requests`)
    expect(sizes.length).toBeLessThanOrEqual(mostScripts)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(mostScript)
  })
}
