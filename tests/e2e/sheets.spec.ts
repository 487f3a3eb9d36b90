import type { Browser, Page } from '@playwright/test'
import { expect, inWindow, phone, siteUrl, test, watch } from './site.ts'
import { violationsOn } from './violationsOn.ts'

const guide = '/guides/redress-what-to-do-now'

/** Works on a phone, and sees to it that nothing goes wrong or asks anyone else. */
const onPhone = (browser: Browser, path: string, work: (page: Page) => Promise<void>): Promise<void> =>
  inWindow(browser, phone, async (page) => {
    const faults = watch(page)
    await page.goto(siteUrl(path))
    await work(page)
    expect(faults).toEqual([])
  })

const sheets = [
  {
    side: 'top',
    name: 'What comes next',
    link: '.strip [data-part="preview"]',
    leads: '/guides/redress-timeline',
    holds: '.timeline li[data-ahead]',
  },
  {
    side: 'bottom',
    name: 'The most a firm may charge',
    link: '[data-part="preview"]:text("See the fees in pounds")',
    leads: '/fees',
    holds: 'tbody tr',
  },
  {
    side: 'left',
    name: 'On this page',
    link: '.contents-link',
    leads: `${guide}#on-this-page`,
    holds: '.contents-list a',
  },
] as const

/** How far a sheet is from each side of the window, in pixels. */
const gaps = (page: Page) =>
  page.getByRole('dialog').evaluate((sheet) => {
    const { top, right, bottom, left } = sheet.getBoundingClientRect()
    return { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
  })

for (const { side, name, link, leads, holds } of sheets) {
  test(`the sheet "${name}" opens from the ${side} at the first touch, and a touch beside it closes it`, async ({
    browser,
  }) =>
    onPhone(browser, guide, async (page) => {
      await page.locator(link).first().tap()
      const sheet = page.getByRole('dialog', { name })
      await expect(sheet).toHaveAttribute('data-side', side)
      await expect(sheet.locator(holds).first()).toBeVisible()
      const from = await gaps(page)
      const far = { top: 'bottom', bottom: 'top', left: 'right' } as const
      for (const [each, gap] of Object.entries(from))
        each === far[side] ? expect(gap, each).toBeGreaterThan(20) : expect(gap, each).toBe(0)
      await page.touchscreen.tap(side === 'left' ? 350 : 180, side === 'bottom' ? 20 : 730)
      await expect(sheet).toHaveCount(0)
      expect(page.url()).toBe(siteUrl(guide))
    }))

  test(`the sheet "${name}" by keyboard: it opens, holds the focus, and Escape gives it back`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await page.goto(siteUrl(guide))
    await page.locator(link).first().focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    await expect(page.locator(link).first()).toHaveAttribute('aria-expanded', 'true')
    const stops = 1 + (await sheet.locator('a, button, [tabindex="0"]').count())
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.locator(link).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(sheet).toHaveCount(0)
  })

  test(`without script the link "${name}" leads to ${leads}`, async ({ browser }) =>
    inWindow(browser, { ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(siteUrl(guide))
      await page.locator(link).first().tap()
      await expect(page).toHaveURL(siteUrl(leads))
    }))
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the sheets (${colorScheme})`, async ({ browser }) =>
    inWindow(browser, { ...phone, colorScheme }, async (page) => {
      await page.goto(siteUrl(guide))
      for (const { link, name } of sheets) {
        await page.locator(link).first().tap()
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        expect.soft(await violationsOn(page, undefined, '[role="dialog"]'), name).toEqual([])
        await page.keyboard.press('Escape')
      }
    }))
}

test('a glance at the fees leads on to their page, and to the source of each figure', async ({ browser }) =>
  onPhone(browser, guide, async (page) => {
    await page.getByRole('link', { name: 'See the fees in pounds' }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('a.fact').first()).toHaveAttribute('href', '/fees#source-fees.vat-rate')
    await expect(page.locator('#fee-table')).toHaveCount(0)
    await sheet.getByRole('link', { name: 'What it costs, with examples' }).tap()
    await expect(page).toHaveURL(siteUrl('/fees'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs to use us, at most')
    await expect(sheet).toHaveCount(0)
  }))

test('when the other page cannot be fetched, the link leads to it as links do', async ({ page }) => {
  await page.goto(siteUrl(guide))
  await page.route('**/fees', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()))
  await page.getByRole('link', { name: 'See the fees in pounds' }).click()
  await expect(page).toHaveURL(siteUrl('/fees'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a part chosen from the sheet is read on from its heading, and is marked when the sheet opens again', async ({
  browser,
}) =>
  onPhone(browser, guide, async (page) => {
    const parts = await page.locator('.on-this-page a').allTextContents()
    await page.locator('.contents-link').tap()
    await expect(page.locator('.contents-list a')).toHaveText(parts)
    await page.locator('.contents-list a').nth(4).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const heading = page.getByRole('heading', { level: 2, name: parts[4] ?? '' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await page.locator('.contents-link').tap()
    await expect(page.locator('.contents-list [aria-current]')).toHaveText([parts[4] ?? ''])
  }))

test('the link to the parts is only where there is no margin for them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(siteUrl(guide))
  await expect(page.locator('.contents-link')).toBeHidden()
  await expect(page.locator('.on-this-page')).toBeInViewport()
})
