import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { builtSite, expect, htmlFiles, inWindow, test } from './site.ts'
import { answer, open, paths, toolPaths, wholeClaim, wholeRedress } from './tool.ts'

/** All script a tool’s page runs, React included, compressed as it is sent. */
const mostScript = 90_500
/** Scripts that a tool’s page asks for, that of every page included. */
const mostScripts = 8
/** What a frame allows, with the processor held to a quarter of its speed. */
const mostMilliseconds = 16

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

/** The same agreement so many times over, as an address holds it. */
const times = (count: number, whole: string): string =>
  `#?${Array.from({ length: count }, (_, index) =>
    whole
      .slice(2)
      .split('&')
      .map((pair) => (index === 0 ? pair : `${index + 1}.${pair}`))
      .join('&'),
  ).join('&')}`

const timesTaken = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('work-out').map(({ duration }) => duration))

for (const [tool, address, change] of [
  [
    'the rough range',
    `${paths.claim}${times(10, wholeClaim)}`,
    (page: Page, round: number) =>
      page
        .getByRole('radio', { name: round % 2 ? '8%, 10%, 12%' : '2%, 3%, 4%' })
        .first()
        .check(),
  ],
  [
    'the full method',
    `${paths.redress}${times(10, wholeRedress)}`,
    async (page: Page, round: number) => {
      await page.getByRole('textbox', { name: 'Year' }).fill(String(2018 + (round % 8)))
      await page.getByRole('button', { name: 'Work it out to this day' }).click()
    },
  ],
] as const) {
  test(`ten agreements of ${tool} are worked out again within a frame on a slow phone`, async ({ browser }) => {
    await inWindow(browser, {}, async (page, context) => {
      await open(page, address)
      const atFullSpeed = await timesTaken(page)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      let again: number[] = []
      // Whatever else the machine does only adds to a time: the least of them is the tool’s own, and on a busy machine it comes late.
      for (let round = 0; round < 8 || (round < 32 && Math.min(...again) >= mostMilliseconds); round += 1) {
        const before = (await answer(page).textContent()) ?? ''
        await change(page, round)
        // A change made before the last is shown takes the last one’s place: back to the answer shown there is nothing to work out.
        await expect(answer(page)).not.toHaveText(before)
        again = (await timesTaken(page)).slice(atFullSpeed.length)
      }
      const least = Math.min(...again)
      console.log(
        `${tool}: first ${atFullSpeed.map((time) => time.toFixed(1)).join(', ')} ms at full speed; again at a quarter of it ${again.map((time) => time.toFixed(1)).join(', ')} ms, least ${least.toFixed(1)} ms`,
      )
      expect(again.length).toBeGreaterThanOrEqual(8)
      expect(least).toBeLessThan(mostMilliseconds)
    })
  })
}
