import type { Page } from '@playwright/test'
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts'
import { expect, inWindow, siteUrl, test, watch } from './site.ts'
import { violationsOn } from './violationsOn.ts'

const guide = '/what-is-pcp'
const menus = ['Guides', 'Tools', 'Lenders', 'Car Brands']
const opened = (page: Page) => page.locator('header button[aria-expanded="true"]')
/** Waits until the menus of the script stand where the plain ones stood. */
const reach = async (page: Page) => {
  await page.locator('header nav').hover()
  await expect(page.locator('header button', { hasText: 'Guides' })).toHaveAttribute('aria-expanded', 'false')
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('no React arrives until someone reaches for the menu', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto(siteUrl(guide), { waitUntil: 'networkidle' })
    const before = scripts.length
    expect(await page.locator('header summary').count()).toBe(menus.length)
    await reach(page)
    expect(scripts.length).toBeGreaterThan(before)
  })

  test('the menus take the place of the plain ones without moving anything', async ({ page }) => {
    await noteLayoutShifts(page)
    await page.goto(siteUrl(guide))
    const places = () =>
      page
        .locator('header .menu-button:visible, header .button:visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
    const before = await places()
    await reach(page)
    expect(await places()).toEqual(before)
    expect(await layoutShifts(page)).toEqual([])
  })

  test('the first press opens its menu, however early it comes', async ({ page }) => {
    const faults = watch(page)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 150))
      await route.continue()
    })
    await page.goto(siteUrl(guide))
    await page.locator('summary', { hasText: 'Tools' }).click()
    await expect(page.locator('header a', { hasText: 'Use Tool' })).toBeVisible()
    await expect(opened(page)).toHaveText('Tools')
    await expect(opened(page)).toBeFocused()
    expect(faults).toEqual([])
  })

  for (const [colorScheme, rules] of [
    ['light', {}],
    ['dark', { runOnly: ['color-contrast'] }],
  ] as const)
    test(`axe finds nothing in a menu that is open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(siteUrl(guide))
      await reach(page)
      for (const name of menus) {
        await page.getByRole('button', { name }).click()
        await expect(opened(page)).toHaveText([name])
        expect.soft(await violationsOn(page, rules as never, 'header'), name).toEqual([])
      }
    })

  test('one menu is open at a time; Escape closes it and gives focus back; a press closes it again', async ({
    page,
  }) => {
    await page.goto(siteUrl(guide))
    await reach(page)
    for (const name of menus) {
      await page.getByRole('button', { name }).click()
      await expect(opened(page)).toHaveText([name])
    }
    await page.locator('header .menu-content a').first().focus()
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Car Brands' })).toBeFocused()
    await page.getByRole('button', { name: 'Guides' }).click()
    await page.getByRole('button', { name: 'Guides' }).click()
    await expect(opened(page)).toHaveCount(0)
  })

  test('by keyboard alone: open, move in, choose, and the menu is closed on the next page', async ({ page }) => {
    await page.goto(siteUrl(guide))
    await page.keyboard.press('Tab')
    // The box of the search and its button come first, then About.
    await page.locator('header .logo').focus()
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
    await expect(page.locator('header button', { hasText: 'Guides' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opened(page)).toHaveText('Guides')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('header .menu-content a:focus')).toHaveText('Statistics')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl('/pcp-claim-statistics-uk'))
    await expect(opened(page)).toHaveCount(0)
  })

  test('pointing alone opens nothing', async ({ page }) => {
    await page.clock.install()
    await page.goto(siteUrl(guide))
    await reach(page)
    for (const name of menus) await page.getByRole('button', { name }).hover()
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(0)
  })

  test('the menus hold what they should', async ({ page }) => {
    await page.goto(siteUrl(guide))
    await reach(page)
    const titles = page.locator('.menu-content .menu-title')
    await page.getByRole('button', { name: 'Guides' }).click()
    await expect(titles).toHaveText([
      'Understanding PCP',
      'Mis-Selling',
      'Scenarios',
      'Redress Scheme',
      'Myths & Objections',
      'Comparisons',
      'Legal Information',
    ])
    await expect(page.locator('.menu-featured a')).toHaveText('Read Guide')
    await page.getByRole('button', { name: 'Lenders' }).click()
    await expect(titles).toHaveText(['Popular', 'A-M', 'N-Z'])
    await expect(page.locator('.menu-content ul').first().locator('a')).toHaveCount(8)
    await expect(page.locator('.menu-all a')).toHaveText('View All Lenders')
    await page.getByRole('button', { name: 'Car Brands' }).click()
    await expect(titles).toHaveText(['Popular', 'All Brands A-Z'])
    for (const label of await page.locator('.menu-content ul a').allTextContents())
      expect(label).toMatch(/ PCP Claims$/)
    await expect(page.locator('header [role="menu"], header [role="menuitem"]')).toHaveCount(0)
  })

  test('a long list scrolls in an area of fixed height, with a bar that shows only while it scrolls', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(siteUrl(guide))
    await reach(page)
    await page.getByRole('button', { name: 'Lenders' }).click()
    const view = page.locator('.menu-content .scroll-view').nth(1)
    await view.evaluate((area) => {
      ;(area as HTMLElement).style.maxHeight = '8rem'
    })
    await expect(page.locator('.menu-content .scroll-bar')).toHaveCount(0)
    await view.hover()
    // The bar goes again by itself, so it is looked for while the list goes on scrolling.
    let down = 80
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, down)
        down = -down
        return page
          .locator('.menu-content .scroll-thumb')
          .evaluateAll(([thumb]) => thumb?.getBoundingClientRect().height ?? 0)
      })
      .toBeGreaterThanOrEqual(18)
    await expect(page.locator('.menu-content .scroll-bar')).toHaveCount(0)
  })
})

test('when the code cannot be fetched the plain menus go on working', async ({ browser }) => {
  await inWindow(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.route('**/menu.json', (route) => route.abort())
    await page.goto(siteUrl(guide))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/menu.json'))
    await page.locator('summary', { hasText: 'Lenders' }).click()
    await failed
    await expect(page.locator('header a', { hasText: 'View All Lenders' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a small screen a sheet at the right holds everything (${colorScheme})`, async ({ browser }) => {
    await inWindow(
      browser,
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme },
      async (page) => {
        const faults = watch(page)
        await page.goto(siteUrl(guide))
        await page.getByText('Menu', { exact: true }).tap()
        const sheet = page.getByRole('dialog', { name: 'Menu' })
        await expect(sheet).toHaveAttribute('data-side', 'right')
        await expect(sheet.getByRole('link', { name: 'Start Your Claim' })).toHaveAttribute('rel', 'external')
        await expect(sheet.locator('.firm')).toContainText('This opens our separate site. You don’t need us')
        for (const name of ['Contact Us', 'About'])
          await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
        for (const name of menus) {
          await sheet.getByRole('button', { name, exact: true }).tap()
          await expect(sheet.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'true')
          await sheet.getByRole('button', { name, exact: true }).tap()
        }
        const behind = await page.evaluate(() => scrollY)
        await page.mouse.wheel(0, 600)
        expect(await page.evaluate(() => scrollY)).toBe(behind)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
        await page.getByRole('button', { name: 'Menu' }).tap()
        await sheet.getByRole('link', { name: 'About', exact: true }).tap()
        await expect(page).toHaveURL(siteUrl('/about'))
        await expect(sheet).toHaveCount(0)
        expect(faults).toEqual([])
      },
    )
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('on a wide screen each menu opens by itself, one at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(siteUrl(guide))
    await expect(page.locator('.firm').getByText('Starting with us opens our separate site.')).toBeVisible()
    await page.locator('summary', { hasText: 'Guides' }).click()
    await page.locator('summary', { hasText: 'Lenders' }).click()
    await expect(page.locator('header details[open]')).toHaveCount(1)
    await page.locator('header a', { hasText: 'View All Lenders' }).click()
    await expect(page).toHaveURL(siteUrl('/lenders'))
  })

  test('on a small screen the Menu link leads to the same links', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(siteUrl(guide))
    await page.getByText('Menu', { exact: true }).click()
    await page.locator('summary', { hasText: 'Car Brands' }).click()
    await expect(page.locator('header a', { hasText: 'View All Brands' })).toBeVisible()
    await expect(page.locator('header a', { hasText: 'Contact Us' })).toBeVisible()
    await expect(page.locator('header').getByText('Starting with us opens our separate site.')).toBeVisible()
  })
})
