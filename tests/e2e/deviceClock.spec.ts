import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './site.ts'
import { open, paths, toolReady } from './tool.ts'

const deadlines = '/pcp-complaint-timelines-deadlines'
const day = 86_400_000
const inWords = (time: number) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(time)
const countedOn = (page: Page) => page.locator('.general')

/** The server’s clock, as a test sets it; null when it cannot be reached. */
const serverSays = (page: Page, time: number | null) =>
  page.route(siteUrl('/robots.txt'), (route) =>
    time === null ? route.abort() : route.fulfill({ status: 200, headers: { Date: new Date(time).toUTCString() } }),
  )

test('a device whose clock runs ahead counts from the server’s day, and says so', async ({ page }) => {
  const now = Date.now()
  await page.clock.setFixedTime(now + 60 * day)
  await serverSays(page, now + 3 * day)
  await open(page, deadlines)
  await expect(countedOn(page)).toContainText(`We worked these dates out on ${inWords(now + 3 * day)}`)
  await expect(page.locator('#tool')).toContainText(
    `This device’s clock says ${inWords(now + 60 * day)}, but it’s ${inWords(now + 3 * day)}.`,
  )
})

test('a device that is right is believed, however old the site is', async ({ page }) => {
  const now = Date.now() + 90 * day
  await page.clock.setFixedTime(now)
  await serverSays(page, now - 3_600_000)
  await open(page, deadlines)
  await expect(countedOn(page)).toContainText(`We worked these dates out on ${inWords(now)}`)
  await expect(page.locator('#tool .doubt')).toHaveCount(0)
})

test('a day far from the site’s that cannot be checked is used and named', async ({ page }) => {
  const now = Date.now() + 60 * day
  await page.clock.setFixedTime(now)
  await serverSays(page, null)
  await open(page, deadlines)
  await expect(countedOn(page)).toContainText(`We worked these dates out on ${inWords(now)}`)
  await expect(page.locator('#tool')).toContainText(
    `This device says that today is ${inWords(now)}. We couldn’t check that, so`,
  )
})

test('what papers say is kept under the server’s day by a device that runs ahead', async ({ page }) => {
  const now = Date.now()
  await page.clock.setFixedTime(now + 60 * day)
  await serverSays(page, now + 3 * day)
  await open(page, paths.complaint)
  await page.getByText('Use my papers').click()
  const panel = page.locator('section.papers')
  await panel
    .getByRole('textbox')
    .fill('Commission statement\nWe paid Larkfield Motors Limited a commission of £650.00.')
  await panel.getByRole('button', { name: 'Read this text' }).click()
  await panel.getByRole('button', { name: 'Save these passages as notes in my case' }).click()
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Go on' })
    document.querySelector('main')?.prepend(link)
    link.click()
  }, deadlines)
  await page.waitForURL(siteUrl(deadlines))
  await toolReady(page)
  await expect(page.locator('.events')).toContainText(inWords(now + 3 * day))
})
