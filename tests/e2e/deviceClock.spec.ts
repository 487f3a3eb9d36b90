import type { Page } from '@playwright/test'
import { expect, siteUrl, test } from './site.ts'
import { open } from './tool.ts'

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
  await expect(countedOn(page)).toContainText(`Days are counted on ${inWords(now + 3 * day)}`)
  await expect(page.locator('#tool')).toContainText(
    `The clock of this device says ${inWords(now + 60 * day)}, but it is ${inWords(now + 3 * day)}.`,
  )
})

test('a device that is right is believed, however old the site is', async ({ page }) => {
  const now = Date.now() + 90 * day
  await page.clock.setFixedTime(now)
  await serverSays(page, now - 3_600_000)
  await open(page, deadlines)
  await expect(countedOn(page)).toContainText(`Days are counted on ${inWords(now)}`)
  await expect(page.locator('#tool .doubt')).toHaveCount(0)
})

test('a day far from the site’s that cannot be checked is used and named', async ({ page }) => {
  const now = Date.now() + 60 * day
  await page.clock.setFixedTime(now)
  await serverSays(page, null)
  await open(page, deadlines)
  await expect(countedOn(page)).toContainText(`Days are counted on ${inWords(now)}`)
  await expect(page.locator('#tool')).toContainText(
    `This device says that today is ${inWords(now)}. We could not check that.`,
  )
})
