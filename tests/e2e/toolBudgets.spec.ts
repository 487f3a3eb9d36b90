import type { Page } from '@playwright/test'
import { expect, inWindow, test } from './site.ts'
import { open, paths, wholeClaim, wholeRedress } from './tool.ts'

/** All script a tool’s page runs, React included, compressed as it is sent. */
const mostScript = 110_000
/** What a frame allows, with the processor held to a quarter of its speed. */
const mostMilliseconds = 16

for (const [tool, path] of Object.entries(paths)) {
  test(`the script of ${tool} is at most ${mostScript / 1000} kB`, async ({ page }) => {
    await open(page, path)
    const bytes = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0))
    console.log(`${tool}: ${(bytes / 1000).toFixed(1)} kB of script`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(mostScript)
  })
}

/** The same agreement so many times over, as an address holds it. */
const times = (count: number, whole: string): string =>
  `#?${Array.from({ length: count }, (_, index) => whole.slice(2).split('&').map((pair) => (index === 0 ? pair : `${index + 1}.${pair}`)).join('&')).join('&')}`

const timesTaken = (page: Page) => page.evaluate(() => performance.getEntriesByName('work-out').map(({ duration }) => duration))

for (const [tool, address, change] of [
  ['the rough range', `${paths.claim}${times(10, wholeClaim)}`, async (page: Page, round: number) => page.getByText(round % 2 ? '8%, 10%, 12%' : '2%, 3%, 4%').first().click()],
  ['the full method', `${paths.redress}${times(10, wholeRedress)}`, async (page: Page, round: number) => {
    await page.getByRole('textbox', { name: 'Year' }).fill(String(2018 + (round % 8)))
    await page.getByRole('button', { name: 'Work it out to this day' }).click()
  }],
] as const) {
  test(`ten agreements of ${tool} are worked out again within a frame on a slow phone`, async ({ browser }) => {
    await inWindow(browser, {}, async (page, context) => {
      await open(page, address)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (let round = 0; round < 8; round += 1) {
        const before = (await timesTaken(page)).length
        await change(page, round)
        await expect.poll(async () => (await timesTaken(page)).length).toBeGreaterThan(before)
      }
      const [first = 0, ...again] = await timesTaken(page)
      // Whatever else the machine does only adds to a time: the least of them is the tool’s own.
      const least = Math.min(...again)
      console.log(`${tool}: first ${first.toFixed(1)} ms at full speed; again at a quarter of it ${again.map((time) => time.toFixed(1)).join(', ')} ms, least ${least.toFixed(1)} ms`)
      expect(least).toBeLessThan(mostMilliseconds)
    })
  })
}
